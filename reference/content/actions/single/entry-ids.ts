/** Which values refer to an entry by its id. */
export interface EntryIds {
  readonly clause: string
  /** The id that a number or a text stands for; null when it is none. */
  readonly read: (value: unknown) => number | null
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/**
 * content.single-entries.id-text: An entry is found by every way to write its id as a number: `01`, `1.0`, `1e0`.
 * SQLite and MariaDB do so; PostgreSQL takes whole numbers only.
 */
export const entryIds: EntryIds = {
  clause: 'content.single-entries.id-text',
  read: value => {
    const id = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value
    return typeof id === 'number' && Number.isSafeInteger(id) ? id : null
  },
}
