import { isObject, type JsonObject } from '../compare/json-value.ts'

/** Two more answers to a request, which tell what orders the rows in it: both show every list whole. */
export interface Orders {
  /** Rows that nothing orders are in the target's usual order. */
  readonly usual: unknown
  /** They are the other way round. */
  readonly backwards: unknown
}

/** Whether a recorded value is the one of now. */
export type IsSame = (recorded: unknown, actual: unknown) => boolean

/**
 * Whether a recorded answer is the actual one up to the order of rows that nothing orders. On a page whose first or
 * last rows are equal in what they are sorted by, any of those may stand that the other pages have.
 */
export function agreesAsSets(recorded: unknown, actual: unknown, orders: Orders, isSame: IsSame): boolean {
  return agree(recorded, { actual, ...orders, isPage: true }, isSame)
}

/** One place of the three answers. */
interface Seen extends Orders {
  readonly actual: unknown
  /** False within a row that the actual answer does not have: which part of its lists would be shown is not known. */
  readonly isPage: boolean
}

function agree(recorded: unknown, seen: Seen, isSame: IsSame): boolean {
  const { actual, usual, backwards } = seen
  if (isRows(recorded) && isRows(actual) && isRows(usual) && isRows(backwards)) {
    const places = placesOf(actual, usual, backwards, seen.isPage)
    if (places !== null) return agreeRows(recorded, places, isSame)
  }
  if (Array.isArray(recorded) && Array.isArray(actual))
    return agreeMembers({ ...recorded }, { ...actual }, seen, isSame)
  if (isObject(recorded) && isObject(actual)) return agreeMembers(recorded, actual, seen, isSame)
  return isSame(recorded, actual)
}

function agreeMembers(recorded: JsonObject, actual: JsonObject, seen: Seen, isSame: IsSame): boolean {
  const names = Object.keys(recorded)
  if (names.length !== Object.keys(actual).length) return false
  return names.every(
    name =>
      Object.hasOwn(actual, name) &&
      agree(
        recorded[name],
        {
          ...seen,
          actual: actual[name],
          usual: memberOf(seen.usual, name),
          backwards: memberOf(seen.backwards, name),
        },
        isSame,
      ),
  )
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

type Rows = readonly JsonObject[]

function isRows(value: unknown): value is Rows {
  return Array.isArray(value) && value.every(isObject)
}

/** A row of a whole list. */
interface Candidate extends Seen {
  /** Rows of the same number are in no order among each other. */
  readonly tie: number
}

/** What may stand at the places of a list. */
interface Places {
  readonly candidates: readonly Candidate[]
  /** The tie that each shown row belongs to; null: there may be any number of rows, from anywhere in the list. */
  readonly ties: readonly number[] | null
}

/** Null where the three lists have nothing to do with each other. */
function placesOf(actual: Rows, usual: Rows, backwards: Rows, isPage: boolean): Places | null {
  const shown = actual.map(keyOf)
  const keys = usual.map(keyOf)
  const reversed = backwards.map(keyOf)
  const ties = tiesOf(keys, reversed)
  const start = startOf(shown, keys, ties)
  if (ties === null || (isPage && shown.length > 0 && start < 0)) return null
  const candidates = usual.map((row, i): Candidate => {
    const alike = (rows: Rows, their: readonly string[]) => rows.filter((_, at) => their[at] === keys[i])
    const own = sameRow(row, alike(actual, shown))
    return {
      actual: own ?? row,
      usual: row,
      backwards: sameRow(row, alike(backwards, reversed)),
      isPage: isPage && own !== undefined,
      tie: ties[i] ?? 0,
    }
  })
  return { candidates, ties: isPage ? ties.slice(start, start + shown.length) : null }
}

/** Where a page begins in the whole list; of rows that nothing orders it may be any. -1 where it is no page of it. */
function startOf(shown: readonly string[], keys: readonly string[], ties: readonly number[] | null): number {
  if (ties?.every(tie => tie === 0)) return shown.every(key => keys.includes(key)) ? 0 : -1
  return keys.findIndex((_, at) => shown.every((key, i) => keys[at + i] === key))
}

/**
 * The number of the tie of each row. Two orders of one list that differ only in that ties are the other way round have
 * the same rows up to the end of each tie, and nowhere else. Null when they are no orders of one list.
 */
function tiesOf(keys: readonly string[], reversed: readonly string[]): readonly number[] | null {
  const surplus = new Map<string, number>()
  let unequal = 0
  let tie = 0
  const ties = keys.map((key, i) => {
    const current = tie
    for (const [name, step] of [
      [key, 1],
      [reversed[i] ?? '', -1],
    ] as const) {
      const before = surplus.get(name) ?? 0
      surplus.set(name, before + step)
      unequal += before * step >= 0 ? 1 : -1
    }
    if (unequal === 0) tie++
    return current
  })
  return unequal === 0 && keys.length === reversed.length ? ties : null
}

function agreeRows(recorded: Rows, { candidates, ties }: Places, isSame: IsSame): boolean {
  if (ties !== null && ties.length !== recorded.length) return false
  const free = new Set(candidates)
  let last = 0
  return recorded.every((row, i) => {
    const tie = ties?.[i]
    const found = [...free].find(
      it => (tie === undefined ? it.tie >= last : it.tie === tie) && agree(row, it, isSame),
    )
    if (!found) return false
    last = found.tie
    return free.delete(found)
  })
}

/** A row in another of the answers, of those there that have its key: without ids it is the one with the same rows in it. */
function sameRow(row: JsonObject, others: Rows): JsonObject | undefined {
  if (others.length < 2) return others[0]
  const whole = wholeOf(row)
  return others.find(other => wholeOf(other) === whole) ?? others[0]
}

/** All that a row says, whatever the order of the rows in it. */
function wholeOf(row: JsonObject): string {
  return JSON.stringify(row, (_name, value: unknown) => (isRows(value) ? value.map(wholeOf).sort() : value))
}

/** What tells a row from others: its id and kind, or all that it says but for lists of rows. */
function keyOf(row: JsonObject): string {
  const { id, __component: component, __type: type } = row
  if (id !== undefined && id !== null) return JSON.stringify([id, component, type])
  return JSON.stringify(row, (_name, value: unknown) => (isRows(value) ? [] : value))
}
