import type { ListQuery } from '../../../content/actions/find.ts'
import { type Matches, matches } from '../../../content/actions/list.ts'
import { schemaOf } from '../../../content/query/attributes.ts'
import { compileWhere } from '../../../content/query/filters/compile.ts'
import { type FilterableRule, filterableRules } from '../../../content/query/filters/names.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'
import type { Table } from '../../../content/world/table.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import type { Quirk } from '../../quirk.ts'

/** What the documentation says that nobody can filter on, filtered on anyway. */
export const polymorphicQuirks: readonly Quirk[] = [
  filterable('content.filters.dynamic-zone-refused', 'dynamic zones can be filtered on like components'),
  filterable('content.filters.morph-refused', 'relations to several types can be filtered on like others'),
]

function filterable(clause: string, says: string): Quirk {
  const rule = unitOf(filterableRules, clause)
  return {
    id: `${clause}.filterable`,
    clause,
    says,
    apply: units =>
      withUnit(withUnit(units, rule, leftOut), matches, ({ of, ...unit }) => ({
        ...unit,
        of: (list, table, context) => kept(of(list, table, context), { list, table, context, rule }),
      })),
  }
}

function leftOut(rule: FilterableRule): FilterableRule {
  return { ...rule, outcome: 'left-out' }
}

interface Asked {
  readonly list: ListQuery
  readonly table: Table
  readonly context: QueryContext
  readonly rule: FilterableRule
}

/** Of what all other filters find, what meets those of the rule's attributes. */
function kept({ positions }: ReturnType<Matches['of']>, asked: Asked): ReturnType<Matches['of']> {
  const { list, table, context, rule } = asked
  const { filters } = list.query
  const wanted = Object.entries(isRecord(filters) ? filters : {}).filter(([name]) => {
    const attribute = list.type.attributes.get(name)
    return attribute !== undefined && rule.covers(attribute, context)
  })
  const found = positions.filter(position =>
    wanted.every(([name, value]) => someMeets(table.column(name)[position], value, context)),
  )
  return { positions: found, total: found.length }
}

/** Whether something that an attribute points at meets filters. */
function someMeets(pointers: unknown, filters: unknown, context: QueryContext): boolean {
  const list: readonly unknown[] = Array.isArray(pointers) ? pointers : [pointers]
  return list.some(pointer => isRecord(pointer) && meets(pointer, filters, context))
}

function meets(
  { __component, __type, id }: Readonly<Record<string, unknown>>,
  filters: unknown,
  context: QueryContext,
) {
  const uid = String(__component ?? __type)
  const schema = schemaOf(context, uid)
  if (!isRecord(filters) || typeof id !== 'number') return false
  if (!Object.keys(filters).every(name => name === 'id' || schema.attributes.has(name))) return false
  return compileWhere(filters, schema, context).holds(context.store.table(uid).position(id))
}
