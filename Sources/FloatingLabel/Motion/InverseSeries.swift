/// A first guess at the parameter of an x: for each quarter of the curve a polynomial of degree 5 of the way
/// from the middle.
///
/// It is the Taylor polynomial of degree 7 of the inverse, got by reversing the polynomial that gives x
/// (Abramowitz and Stegun, 3.6.25), with its last two terms replaced by what is nearest to them in the quarter
/// (Lanczos's economization). For `ease-in-out` the guess is less than 0.000001 off, by calculation; towards
/// an end where the curve is vertical it is no more than a start.
struct InverseSeries: Hashable, Sendable {
  // The coefficients for the four quarters.
  private let order0, order1, order2, order3, order4, order5: SIMD4<Double>

  @inline(__always)
  init(_ x: CenteredCubic) {
    // Expanded about the middle of the quarter in x, or near it, rather than in the parameter.
    let middles = SIMD4(-0.375, -0.125, 0.125, 0.375)
    let quarter = x.excess(at: middles, over: .zero)
    let half = 0.125 * (x.cubic / 64 + quarter.velocity)
    let s = middles + quarter.bend / quarter.velocity / 64
    let (place, velocity, bend) = x.excess(at: s, over: .zero)

    // The coefficients of the reversed series, without the powers of 1 / velocity.
    let first = 1 / velocity
    let a = bend * first
    let b = x.cubic * first
    let a2 = a * a
    let b2 = b * b
    let third = 2 * a2 - b
    let fourth = 5 * (a * (b - a2))
    let fifth = 14 * (a2 * a2) + 3 * (b * (b - 7 * a2))
    let sixth = 14 * (a * (a2 * (6 * b - 3 * a2) - 2 * b2))
    let seventh = 6 * (a2 * (a2 * (22 * a2 - 55 * b) + 30 * b2) - 2 * (b * b2))

    // In −1…1, z⁷ is nearly 7/4 z⁵ − 7/8 z³ + 7/64 z, and z⁶ is 3/2 z⁴ − 9/16 z² + 1/32.
    let first2 = first * first
    let first4 = first2 * first2
    let half2 = half * half
    let half4 = half2 * half2
    let c6 = first4 * first2 * sixth * half2
    let c7 = first4 * first2 * (first * seventh) * half2
    let c0 = s + half4 * c6 / 32
    let c1 = first + 7 / 64 * (half4 * c7)
    let c2 = -1 * (first2 * a) - 9 / 16 * (half2 * c6)
    let c3 = first2 * first * third - 7 / 8 * (half2 * c7)
    let c4 = first4 * fourth + 3 / 2 * c6
    let c5 = first4 * first * fifth + 7 / 4 * c7

    // The powers so far are of the way from the place of expansion; it is left for the middle of the curve.
    let m = -1 * place
    let m5 = m * c5
    order0 = c0 + m * (c1 + m * (c2 + m * (c3 + m * (c4 + m5))))
    order1 = c1 + m * (2 * c2 + m * (3 * c3 + m * (4 * c4 + 5 * m5)))
    order2 = c2 + m * (3 * c3 + m * (6 * c4 + 10 * m5))
    order3 = c3 + m * (4 * c4 + 10 * m5)
    order4 = c4 + 5 * m5
    order5 = c5
  }

  /// The guess at the parameter of the x at a way from the middle, in this quarter; near a vertical end it may
  /// be outside the curve.
  @inline(__always)
  func parameter<Number: Lanes>(at way: Number, in quarter: Int) -> Number {
    // With an index that can't be out of bounds, the numbers are used where they lie.
    let index = quarter & 3
    let third = order3[index] + way * (order4[index] + order5[index] * way)
    return order0[index] + way * (order1[index] + way * (order2[index] + way * third))
  }
}
