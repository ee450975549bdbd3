/** So many in a row of which nothing may be sent, and there is nothing to send. */
const MOST_VAIN = 1_000

/** What is made of each number, without end as long as something is. */
export function* withoutEnd<T>(make: (number: number) => Iterable<T>): Generator<T> {
  let vain = 0
  for (let number = 0; vain < MOST_VAIN; number++) {
    vain++
    for (const item of make(number)) {
      vain = 0
      yield item
    }
  }
}

/** What a run says that was given none of it. */
export const NOTHING_TO_SEND = 'no write could be generated for this world that may be sent to the target'
