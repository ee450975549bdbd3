import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Store } from './store.ts'
import { type Change, type Row, Table } from './table.ts'

const IDS = Array.from({ length: 9 }, (_, id) => id)
const NAMES = ['a', 'b', null, undefined]

/** All that a table says of its rows. */
function said(table: Table) {
  return {
    rows: [...table.rows],
    size: table.size,
    positions: IDS.map(id => table.position(id)),
    got: IDS.map(id => table.get(id)),
    names: [...table.column('name')],
    found: table.derived('found', () => found(table.rows), mendFound),
    counted: table.derived('counted', () => table.rows.filter(({ name }) => name === 'a').length),
  }
}

/** The positions of the rows that are called `a`. */
function found(rows: readonly Row[]): Set<number> {
  return new Set(rows.flatMap(({ name }, position) => (name === 'a' ? [position] : [])))
}

/** Follows any change but those of rows that are called `b` afterwards. */
function mendFound(known: Set<number>, { position, before, after }: Change): boolean {
  if (before?.name === 'a') known.delete(position)
  if (after.name === 'a') known.add(position)
  return after.name !== 'b'
}

/** The same of plain rows, looked through each time. */
function sought(rows: readonly Row[]) {
  return {
    rows,
    size: rows.length,
    positions: IDS.map(id => rows.findIndex(row => row.id === id)),
    got: IDS.map(id => rows.find(row => row.id === id)),
    names: rows.map(({ name }) => name ?? null),
    found: found(rows),
    counted: rows.filter(({ name }) => name === 'a').length,
  }
}

const row = fc.record({ id: fc.integer({ min: 1, max: 7 }), name: fc.constantFrom(...NAMES) })
const rows = fc.uniqueArray(row, { maxLength: 4, selector: ({ id }) => id })
type Step =
  | { readonly put: Row }
  | { readonly remove: number }
  | { readonly reset: true }
  | { readonly take: true }
const step = fc.oneof<{ weight: number; arbitrary: fc.Arbitrary<Step> }[]>(
  { weight: 4, arbitrary: row.map(put => ({ put })) },
  { weight: 2, arbitrary: row.map(({ id }) => ({ remove: id })) },
  { weight: 1, arbitrary: fc.constant({ reset: true }) },
  { weight: 1, arbitrary: fc.constant({ take: true }) },
)

class Model {
  rows: readonly Row[]
  next: number
  readonly #given: readonly Row[]

  constructor(given: readonly Row[]) {
    this.rows = inOrder(given)
    this.#given = this.rows
    this.next = Math.max(0, ...given.map(({ id }) => id)) + 1
  }

  put(row: Row): void {
    this.rows = inOrder([...this.rows.filter(({ id }) => id !== row.id), row])
    this.next = Math.max(this.next, row.id + 1)
  }

  remove(id: number): void {
    this.rows = this.rows.filter(it => it.id !== id)
  }

  takeId(): number {
    return this.next++
  }

  reset(): void {
    this.rows = this.#given
    this.next = Math.max(0, ...this.rows.map(row => row.id)) + 1
  }
}

function write(table: Table | Model, step: Step): void {
  if ('put' in step) table.put(step.put)
  else if ('remove' in step) table.remove(step.remove)
  else if ('reset' in step) table.reset()
  else table.takeId()
}

function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => a.id - b.id)
}

test('a table says of its rows what one finds who looks through them, after any writes', () => {
  fc.assert(
    fc.property(rows, fc.array(step, { maxLength: 8 }), (given, steps) => {
      const [table, model] = [new Table('api::book.book', given), new Model(given)]
      expect(said(table)).toEqual(sought(model.rows))
      for (const one of steps) {
        write(table, one)
        write(model, one)
        expect(said(table)).toEqual(sought(model.rows))
        expect(said(table.copy())).toEqual(sought(model.rows))
      }
      expect(table.copy().takeId()).toBe(model.next)
      expect(table.takeId()).toBe(model.next)
    }),
    { numRuns: 30 },
  )
})

test('a transaction that fails leaves what a table said before, whatever was written', () => {
  fc.assert(
    fc.property(rows, fc.array(step, { maxLength: 5 }), (given, steps) => {
      const table = new Table('api::book.book', given)
      const store = new Store([table])
      const before = said(table)
      const fail = () => {
        for (const one of steps) if (!('reset' in one)) write(table, one)
        throw new RangeError('taken back')
      }
      expect(() => store.transaction(fail)).toThrow(RangeError)
      expect(said(table)).toEqual(sought(before.rows))
    }),
    { numRuns: 20 },
  )
})

test('a position beyond the rows is a mistake', () => {
  const table = new Table('api::book.book', [{ id: 4 }])
  expect(table.at(0)).toEqual({ id: 4 })
  expect(() => table.at(1)).toThrow('invariant: api::book.book has no position 1')
})

test.each<[fact: string, rows: number]>([
  ['a column of many rows is known by numbers', 300],
  ['a column of few rows is not', 3],
])('%s, after writes, too', (_fact, count) => {
  const table = new Table(
    'api::book.book',
    Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `name ${i % 2}` })),
  )
  const read = () => {
    const coded = table.coded('name')
    return coded && table.rows.map((_row, position) => coded.values[coded.codes[position] ?? 0])
  }
  read()
  const known = table.coded('name')
  for (const row of [{ id: 2 }, { id: 3, name: 'new' }, { id: count + 1, name: 'name 1' }]) table.put(row)
  expect(table.coded('name')).toBe(known)
  expect(read()).toEqual(count < 256 ? null : table.column('name'))
})
