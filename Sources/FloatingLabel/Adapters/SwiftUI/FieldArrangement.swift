#if canImport(SwiftUI)
  import SwiftUI

  /// Arranges text, label and line, in this order, as a ``FieldLayout`` says.
  ///
  /// All positions are those of left-to-right writing: in right-to-left, SwiftUI mirrors them.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct FieldArrangement: Layout {
    var layout: FieldLayout
    var progress: Double

    // A label that is cut has the more room the smaller it is drawn.
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      let parts = Parts(subviews)
      let layout = measured(parts, width: proposal.width)
      return CGSize(
        width: proposal.width ?? idealWidth(parts, in: layout),
        height: layout.height
      )
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      let parts = Parts(subviews)
      let layout = measured(parts, width: bounds.width)
      parts.input.place(in: layout.textFrame, of: bounds)
      parts.label.place(in: layout.untransformedLabelFrame(progress: progress), of: bounds)
      parts.line.place(in: layout.lineFrame, of: bounds)
    }

    private func measured(_ parts: Parts, width: CGFloat?) -> FieldLayout {
      var layout = self.layout
      layout.direction = .leftToRight
      layout.containerWidth = width.map { Double($0) }
      let label = parts.label.sizeThatFits(.unspecified)
      layout.labelWidth = label.width
      layout.labelHeight = label.height
      let room = ProposedViewSize(width: layout.textFrame.size.width, height: nil)
      layout.textHeight = parts.input.sizeThatFits(room).height
      return layout
    }

    private func idealWidth(_ parts: Parts, in layout: FieldLayout) -> CGFloat {
      let input = parts.input.sizeThatFits(.unspecified)
      let content = max(input.width, layout.labelWidth)
      return layout.leadingInset + content + layout.trailingInset
    }

    private struct Parts {
      let input: LayoutSubview
      let label: LayoutSubview
      let line: LayoutSubview

      init(_ subviews: LayoutSubviews) {
        input = subviews[0]
        label = subviews[1]
        line = subviews[2]
      }
    }
  }
#endif
