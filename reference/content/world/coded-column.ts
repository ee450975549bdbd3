import { Ranks } from './ranks.ts'

/** A table with fewer rows is read faster than anything is worked out of it. */
export const WORTH_WORKING_OUT = 256

/** At most one different value in so many rows, with more of them there is little to be saved; writes may add as many. */
const ROWS_FOR_EACH = 8

/**
 * A column of few different values, by the number of each: what is asked about a value is asked once, however many rows
 * have it. Number 0 is no value.
 */
export class CodedColumn {
  /** By position; there is room for rows to come. */
  #codes: Uint32Array
  readonly #numbers = new Map<unknown, number>([[null, 0]])
  readonly #values: unknown[] = [null]
  readonly #mapped = new Map<string, Mapped>()
  #ranks: Ranks | null = null
  #sorted = 0
  #most: number

  private constructor(rows: number) {
    this.#codes = new Uint32Array(withRoom(rows))
    this.#most = Math.floor(rows / ROWS_FOR_EACH)
  }

  /** Null for a column with too many different values, or with lists or objects, each of which is one of its own. */
  static of(column: readonly unknown[]): CodedColumn | null {
    if (column.length < WORTH_WORKING_OUT) return null
    const coded = new CodedColumn(column.length)
    if (!column.every((value, position) => coded.put(position, value))) return null
    coded.#most *= 2
    return coded
  }

  /** The numbers by position. */
  get codes(): Uint32Array {
    return this.#codes
  }

  /** The values by their number. */
  get values(): readonly unknown[] {
    return this.#values
  }

  /** Puts a value in its place; false when it does not fit in. */
  put(position: number, value: unknown): boolean {
    const code = this.#numbers.get(value) ?? this.#add(value)
    if (code === null) return false
    if (position >= this.#codes.length) this.#codes = grown(this.#codes, position + 1)
    this.#codes[position] = code
    return true
  }

  /** Something else in place of each value, by number; `key` names what. Values to come are read likewise. */
  mapped(key: string, read: (value: unknown) => unknown): readonly unknown[] {
    const known = this.#mapped.get(key)
    if (known) return known.list
    const [, ...values] = this.#values
    const list: unknown[] = [null, ...values.map(read)]
    this.#mapped.set(key, { list, read })
    return list
  }

  /**
   * How values stand in their order, of which there is one; `values` are these or what is mapped of them. It takes as long
   * as to sort them all, so it is null until as many were put in order, and `count` more are to be.
   */
  ranks(
    count: number,
    values: readonly unknown[],
    compare: (a: unknown, b: unknown) => number,
  ): Ranks | null {
    this.#sorted += count
    if (this.#sorted > values.length) this.#ranks ??= new Ranks(values, compare)
    return this.#ranks
  }

  #add(value: unknown): number | null {
    if (typeof value === 'object' || this.#values.length > this.#most) return null
    for (const { list, read } of this.#mapped.values()) list.push(read(value))
    this.#numbers.set(value, this.#values.length)
    const number = this.#values.push(value) - 1
    this.#ranks?.add()
    return number
  }
}

interface Mapped {
  readonly list: unknown[]
  readonly read: (value: unknown) => unknown
}

function withRoom(rows: number): number {
  return rows + (rows >> 3) + 1
}

function grown(codes: Uint32Array, rows: number): Uint32Array {
  const larger = new Uint32Array(withRoom(rows))
  larger.set(codes)
  return larger
}
