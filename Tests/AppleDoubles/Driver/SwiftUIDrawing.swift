import SwiftUI

/// Lays out and draws what a view comes to, as SwiftUI is documented to do it.
///
/// A character is half as wide as its font is high, and a line 1.25 times as high. The font of the
/// environment is 20 points high.
@MainActor
struct SwiftUIDrawing {
  struct Item {
    let name: String
    let text: String
    let frame: CGRect
    let opacity: Double
    let font: Font?
    let style: Any?
  }

  struct Context {
    var font: Font?
    var opacity = 1.0
    var style: Any?
    var map: (CGPoint) -> CGPoint = { $0 }

    var fontSize: CGFloat { font?._size ?? 20 }
  }

  let isRightToLeft: Bool

  /// Draws a view at a place, in the width that is proposed to it.
  func items(of node: _ViewNode, at origin: CGPoint = .zero, width: CGFloat?) -> [Item] {
    let size = size(of: node, in: ProposedViewSize(width: width, height: nil))
    return items(of: node, in: CGRect(origin: origin, size: size), Context())
  }

  func size(of node: _ViewNode, in proposal: ProposedViewSize, fontSize: CGFloat = 20) -> CGSize {
    switch node.name {
    case "Text":
      let ideal = CGFloat((node.value as? String ?? "").count) * fontSize / 2
      return CGSize(width: min(ideal, proposal.width ?? ideal), height: fontSize * 1.25)
    case "TextField":
      return CGSize(width: proposal.width ?? 90, height: fontSize * 1.25)
    case "Color":
      return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case "frame":
      let content = size(of: node.children[0], in: proposal, fontSize: fontSize)
      return CGSize(width: proposal.width ?? content.width, height: content.height)
    case "font":
      let size = (node.value as? Font)?._size ?? fontSize
      return self.size(of: node.children[0], in: proposal, fontSize: size)
    case "layout":
      guard let layout = node.value as? any Layout else { return .zero }
      return size(of: layout, with: subviews(of: node, fontSize: fontSize), in: proposal)
    default:
      return size(of: node.children[0], in: proposal, fontSize: fontSize)
    }
  }

  private func items(of node: _ViewNode, in frame: CGRect, _ context: Context) -> [Item] {
    var context = context
    switch node.name {
    case "Text", "TextField", "Color":
      return [item(node, in: frame, context)]
    case "hidden":
      return []
    case "font":
      context.font = node.value as? Font
    case "opacity":
      context.opacity *= node.value as? Double ?? 1
    case "foregroundStyle":
      context.style = node.value
    case "modifier":
      if let effect = node.value as? any GeometryEffect {
        context.map = map(effect, frame, before: context.map)
      }
    case "overlay":
      return items(of: node.children[0], in: frame, context)
        + node.children.dropFirst().flatMap { overlay in
          let part = (node.value as? Alignment)?._parts ?? .zero
          let size = size(
            of: overlay,
            in: ProposedViewSize(frame.size),
            fontSize: context.fontSize
          )
          let place = CGRect(
            x: frame.minX + (frame.width - size.width) * (isRightToLeft ? 1 - part.x : part.x),
            y: frame.minY + (frame.height - size.height) * part.y,
            width: size.width,
            height: size.height
          )
          return items(of: overlay, in: place, context)
        }
    case "layout":
      guard let layout = node.value as? any Layout else { return [] }
      let subviews = subviews(of: node, fontSize: context.fontSize)
      place(subviews, by: layout, in: frame)
      return zip(node.children, subviews).flatMap { child, subview in
        guard var place = subview._placement.frame else { return [Item]() }
        if isRightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
        return items(of: child, in: place, context)
      }
    default:
      break
    }
    return items(of: node.children[0], in: frame, context)
  }

  private func item(_ node: _ViewNode, in frame: CGRect, _ context: Context) -> Item {
    let start = context.map(frame.origin)
    let end = context.map(CGPoint(x: frame.maxX, y: frame.maxY))
    return Item(
      name: node.name,
      text: node.value as? String ?? "",
      frame: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y),
      opacity: context.opacity,
      font: context.font,
      style: node.value as? Color ?? context.style
    )
  }

  // An effect acts about the corner of its view, and is mirrored in right-to-left writing.
  private func map(
    _ effect: any GeometryEffect,
    _ frame: CGRect,
    before next: @escaping (CGPoint) -> CGPoint
  ) -> (CGPoint) -> CGPoint {
    let effect = effect.effectValue(size: frame.size)
    return { [isRightToLeft] point in
      let x = isRightToLeft ? frame.maxX - point.x : point.x - frame.minX
      let y = point.y - frame.minY
      let mappedX = effect.m11 * x + effect.m21 * y + effect.m31
      let mappedY = effect.m12 * x + effect.m22 * y + effect.m32
      return next(
        CGPoint(
          x: isRightToLeft ? frame.maxX - mappedX : frame.minX + mappedX,
          y: frame.minY + mappedY
        )
      )
    }
  }

  private func subviews(of node: _ViewNode, fontSize: CGFloat) -> LayoutSubviews {
    LayoutSubviews(
      _subviews: node.children.map { child in
        LayoutSubview { proposal in
          MainActor.assumeIsolated { size(of: child, in: proposal, fontSize: fontSize) }
        }
      }
    )
  }

  private func size<L: Layout>(
    of layout: L,
    with subviews: LayoutSubviews,
    in proposal: ProposedViewSize
  ) -> CGSize {
    guard var cache = () as? L.Cache else { return .zero }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func place<L: Layout>(_ subviews: LayoutSubviews, by layout: L, in frame: CGRect) {
    guard var cache = () as? L.Cache else { return }
    let proposal = ProposedViewSize(frame.size)
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
