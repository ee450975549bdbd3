import { inFile } from '../../world/refused-world.fixture.ts'

/** Something else in the data of the library. */
export const data = inFile('data.json')

/** Another attribute of its first book, and where a problem with it is. */
export const first = (name: string, value: unknown) => data(['api::book.book', 0, name], value)
export const at = (name: string) => `api::book.book[0].${name}`

/** Nine books, of which the first is similar to eight, and to some more. */
export const similarBooks = (...ids: readonly number[]) =>
  Array.from({ length: 9 }, (_, i) => ({
    id: i + 1,
    ...(i === 0 && { similar: [1, 2, 3, 4, 5, 6, 7, 8, ...ids] }),
  }))
