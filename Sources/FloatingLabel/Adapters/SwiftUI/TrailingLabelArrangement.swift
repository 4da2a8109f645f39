#if canImport(SwiftUI)
  import SwiftUI

  /// Arranges a text field and its trailing label as a ``TrailingLabelLayout`` says.
  ///
  /// The subviews are, in this order: the text field; a copy of its text, or of the placeholder of an
  /// empty one, to be measured; a space, to be measured; the label.
  ///
  /// All positions are those of left-to-right writing: in right-to-left, SwiftUI mirrors them.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct TrailingLabelArrangement: Layout {
    var layout: TrailingLabelLayout
    /// Whether the field is empty, and the copy one of the placeholder.
    var isEmpty: Bool
    var showsLabel: Bool

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let sizes = Sizes(subviews)
      let width = proposal.width ?? idealWidth(sizes)
      let field = frames(sizes, width: width).field.width
      let input = subviews[0].sizeThatFits(ProposedViewSize(width: field, height: proposal.height))
      return CGSize(width: width, height: max(input.height, sizes.copy.height, sizes.label.height))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      let sizes = Sizes(subviews)
      let frames = self.frames(sizes, width: bounds.width)
      // What is hidden waits where the label would follow the text.
      let space = LayoutSpan(x: frames.text.maxX, width: sizes.space.width)
      let hidden = LayoutSpan(x: space.maxX, width: sizes.label.width)
      let spans = [frames.field, frames.text, space, frames.label ?? hidden]
      for (subview, span) in zip(subviews, spans) {
        let room = ProposedViewSize(width: span.width, height: bounds.height)
        let height = subview.sizeThatFits(room).height
        let frame = LayoutRect(
          x: span.x,
          y: (bounds.height - height) / 2,
          width: span.width,
          height: height
        )
        subview.place(in: frame, of: bounds)
      }
    }

    private func frames(_ sizes: Sizes, width: CGFloat) -> TrailingLabelFrames {
      var layout = self.layout
      layout.direction = .leftToRight
      layout.spacing = sizes.space.width
      return layout.frames(
        container: width,
        text: isEmpty ? 0 : sizes.copy.width,
        placeholder: isEmpty ? sizes.copy.width : 0,
        label: sizes.label.width,
        showsLabel: showsLabel
      )
    }

    private func idealWidth(_ sizes: Sizes) -> CGFloat {
      let label = showsLabel ? sizes.space.width + sizes.label.width : 0
      return layout.leadingInset + sizes.copy.width + label + layout.trailingInset
    }

    private struct Sizes {
      let copy: CGSize
      let space: CGSize
      let label: CGSize

      init(_ subviews: LayoutSubviews) {
        copy = subviews[1].sizeThatFits(.unspecified)
        space = subviews[2].sizeThatFits(.unspecified)
        label = subviews[3].sizeThatFits(.unspecified)
      }
    }
  }
#endif
