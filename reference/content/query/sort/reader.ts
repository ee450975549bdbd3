import { invalidParameter, misuse } from '../../errors.ts'
import type { Attribute, Schema } from '../../model/types.ts'
import type { CodedColumn } from '../../world/coded-column.ts'
import type { Table } from '../../world/table.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { type Comparable, type ComparableType, type ComparedValues, comparedValues } from '../comparable.ts'
import type { QueryContext } from '../query.ts'

export type SortValue = Comparable | null
export type SortCompare = (a: SortValue, b: SortValue) => number

/** Reads what to sort by at a position. */
export interface SortReader {
  /** True when the path leads over a list of related rows, so that there may be several values. */
  readonly many: boolean
  /** Of the attribute at the end of the path. */
  readonly type: ComparableType
  /** True for a uid of the entry itself, which databases keep a unique index of. */
  readonly indexed: boolean
  /** The column that is read, by numbers of its values; null where it is not worth it. */
  readonly coded: CodedColumn | null
  /**
   * What gives the place of a position's value in the order of `compare`, of which a table has one. Null where that takes
   * longer than it would spare, when `count` positions are to be put in order.
   */
  readonly ranked: (count: number, compare: SortCompare) => ((position: number) => number) | null
  /** The value; of several, the first. */
  readonly one: (position: number) => SortValue
  /** All values; a single null when there is no related row. */
  readonly all: (position: number) => readonly SortValue[]
}

/** The reader of a sort path. Throws a ValidationError for a path that ends early or goes on after a scalar. */
export function compileReader(path: readonly string[], schema: Schema, context: QueryContext): SortReader {
  const [name = '', ...rest] = path
  const table = context.store.table(schema.uid)
  const attribute = schema.attributes.get(name)
  if (!attribute && name !== 'id') throw invalidParameter(name)
  if (!attribute || attribute.kind === 'scalar') {
    if (rest.length > 0) throw misuse(`Invalid sort: ${name} has no fields`)
    const type = attribute ? attribute.type : 'id'
    return scalarReader(comparedValues({ table, name, type }), type)
  }
  const uid = targetUid(attribute)
  if (uid === null) throw invalidParameter(name)
  const related = compileReader(rest, schemaOf(context, uid), context)
  return relatedReader(related, table, attribute, context.store.table(uid))
}

function scalarReader({ values, coded }: ComparedValues, type: ComparableType): SortReader {
  const numberOf = coded ? (position: number) => coded.codes[position] ?? 0 : (position: number) => position
  const one = (position: number) => (values[numberOf(position)] ?? null) as SortValue
  const ranked: SortReader['ranked'] = (count, compare) => {
    const ranks = coded?.ranks(count, values, (a, b) => compare(a as SortValue, b as SortValue))
    if (!coded || !ranks) return null
    const [{ codes }, { places }] = [coded, ranks]
    return position => places[codes[position] ?? 0] ?? 0
  }
  return { many: false, type, indexed: type === 'uid', coded, ranked, one, all: position => [one(position)] }
}

function relatedReader(related: SortReader, table: Table, attribute: Attribute, target: Table): SortReader {
  const links = table.column(attribute.name)
  const all = (position: number): readonly SortValue[] => {
    const ids = links[position]
    if (typeof ids === 'number') return related.all(target.position(ids))
    if (!Array.isArray(ids) || ids.length === 0) return [null]
    return ids.flatMap(id => related.all(target.position(id)))
  }
  const one = (position: number): SortValue => {
    const ids = links[position]
    const id: unknown = Array.isArray(ids) ? ids[0] : ids
    return typeof id === 'number' ? related.one(target.position(id)) : null
  }
  return {
    type: related.type,
    indexed: false,
    coded: null,
    ranked: () => null,
    many: related.many || ('many' in attribute && attribute.many),
    one,
    all,
  }
}
