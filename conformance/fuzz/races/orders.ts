/** When something was under way; and whose it was. */
interface Span {
  readonly client: number
  readonly sentAt: number
  readonly answeredAt: number
}

/**
 * Every order of some commands that nothing forbids: those of one client stay in turn, and what was answered before
 * another one was sent comes before it. Orders are lists of places.
 */
export function* ordersOf(spans: readonly Span[]): Generator<readonly number[]> {
  yield* extend([], spans)
}

function* extend(taken: readonly number[], spans: readonly Span[]): Generator<readonly number[]> {
  if (taken.length === spans.length) {
    yield taken
    return
  }
  for (const [place, span] of spans.entries()) {
    if (taken.includes(place)) continue
    const waits = spans.some(
      (other, index) => !taken.includes(index) && index !== place && isBefore(other, span),
    )
    if (!waits) yield* extend([...taken, place], spans)
  }
}

function isBefore(one: Span, other: Span): boolean {
  return one.answeredAt < other.sentAt
}
