import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AttributeColumn,
  type Comparable,
  type ComparedValues,
  comparableColumn,
  comparedValues,
} from '../query/comparable.ts'
import { caseFolding } from '../query/filters/case-folding.ts'
import { textForms, textValues } from '../query/filters/text-forms.ts'
import { knownPositions } from '../query/filters/value-index.ts'
import { sortOrder } from '../query/sort/order.ts'
import { Store } from './store.ts'
import { type Row, Table } from './table.ts'

/** As many rows as are worth an index. */
const ROWS: readonly Row[] = Array.from({ length: 300 }, (_, i) => ({
  id: i + 1,
  name: `name ${i % 7}`,
  visits: String(i % 5),
  extras: i % 3 === 0 ? null : { size: i % 2 },
}))

const [shown, json] = textForms

/** All that is worked out of a table's rows. */
function workedOut(table: Table) {
  if (!shown || !json) throw new Error('invariant: texts have two forms')
  const visits = { table, name: 'visits', type: 'biginteger' } as const
  const name = { table, name: 'name', type: 'string' } as const
  const asked = () => [
    [1, 4, 77].map(value => knownPositions(visits, [value])),
    ['name 1', 'NAME', null].map(value => knownPositions(name, value === null ? [] : [value])),
    knownPositions(name, ['name 2', 'name 3']),
  ]
  const read = ({ values, coded }: ComparedValues) =>
    coded ? table.rows.map((_row, position) => values[coded.codes[position] ?? 0]) : [...values]
  /** Positions in the order of a column, by places where it has them. */
  const inOrder = (of: AttributeColumn) => {
    const { values, coded } = comparedValues(of)
    const compare = (a: unknown, b: unknown) => sortOrder.compare(a as Comparable, b as Comparable)
    const places = coded?.ranks(table.size, values, compare)?.places
    const read = (position: number) => (coded ? (coded.codes[position] ?? 0) : position)
    const between = (a: number, b: number) =>
      places ? (places[a] ?? 0) - (places[b] ?? 0) : compare(values[a], values[b])
    return table.rows.map((_row, position) => position).sort((a, b) => between(read(a), read(b)) || a - b)
  }
  asked()
  return {
    rows: [...table.rows],
    columns: ['name', 'visits', 'extras'].map(column => [...table.column(column)]),
    comparable: [...comparableColumn(visits)],
    texts: [textValues(table, 'name', shown, null), textValues(table, 'extras', json, null)].map(read),
    folded: [
      textValues(table, 'name', shown, caseFolding),
      textValues(table, 'visits', shown, caseFolding),
      textValues(table, 'extras', json, caseFolding),
    ].map(read),
    compared: [visits, name].map(column => read(comparedValues(column))),
    indexed: asked(),
    ordered: [visits, name].map(inOrder),
    found: [1, 20, 299, 300, 301, 305].map(id => [table.position(id), table.get(id)]),
  }
}

const id = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 297, max: 306 }))
const row = fc.record({
  id,
  name: fc.constantFrom('name 1', 'NAME', 'é', 7, null),
  visits: fc.constantFrom('1', '77', null),
  extras: fc.constantFrom(null, { size: 1 }, 'TEXT'),
})
const write = fc.oneof(
  { weight: 5, arbitrary: row.map(it => ({ kind: 'put' as const, row: it })) },
  id.map(it => ({ kind: 'remove' as const, id: it })),
  fc.constant({ kind: 'reset' as const }),
)
const step = fc.record({ writes: fc.array(write, { maxLength: 3 }), fails: fc.boolean() })

test('what is worked out of rows and mended by writes is what is worked out of them anew', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), steps => {
      const table = new Table('api::book.book', ROWS)
      const store = new Store([table])
      workedOut(table)
      for (const { writes, fails } of steps) {
        const before = [...table.rows]
        const perform = () => {
          for (const one of writes) {
            if (one.kind === 'put') table.put(one.row)
            else if (one.kind === 'remove') table.remove(one.id)
            else if (!fails) table.reset()
          }
          if (fails) throw new RangeError('taken back')
        }
        if (fails) expect(() => store.transaction(perform)).toThrow(RangeError)
        else store.transaction(perform)
        if (fails) expect(table.rows).toEqual(before)
        expect(workedOut(table)).toEqual(workedOut(new Table('api::book.book', [...table.rows])))
      }
      expect(ROWS[0]).toEqual({ id: 1, name: 'name 0', visits: '0', extras: null })
    }),
    { numRuns: 40 },
  )
})
