import type { Attribute, RelationAttribute, Schema } from '../../content/model/types.ts'
import { isSecret, schemaOf, targetUid } from '../../content/query/attributes.ts'
import { readFields } from '../../content/query/fields/fields.ts'
import {
  commas,
  type FieldRefusal,
  fieldLists,
  fieldRefusals,
  identifier,
  wildcard,
} from '../../content/query/fields/names.ts'
import {
  fieldSelection,
  type MorphRequest,
  morphChecks,
  morphLinks,
  sortedColumns,
} from '../../content/query/fields/selected.ts'
import { sanitizeFilters } from '../../content/query/filters/sanitize.ts'
import type { SelectionScope } from '../../content/query/populate/scope.ts'
import { isRecord, type QueryContext, type RawQuery } from '../../content/query/query.ts'
import type { Populated } from '../../content/query/selection.ts'
import { type CompiledKey, compileSort } from '../../content/query/sort/compile.ts'
import { linkedIds } from '../../content/world/entries/draft.ts'
import type { Row } from '../../content/world/table.ts'
import { unitOf, withUnit } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { placeOf } from './standing-rows.ts'

/** Which scalar attributes are shown. */
export const fieldQuirks: readonly Quirk[] = [
  ...deviations(fieldSelection, [
    ['ignored', 'fields is ignored: all attributes are shown', { pick: shown => shown }],
  ]),
  ...deviations(wildcard, [
    ['name', 'an asterisk in fields is taken for the name of an attribute', { covers: () => false }],
  ]),
  ...deviations(identifier, [['refused', 'id cannot be named in fields', { covers: () => false }]]),
  // strapi/strapi PR 19372: ignored up to version 4.12.
  {
    id: 'content.fields.unknown.ignored',
    clause: 'content.fields.unknown',
    says: 'a name in fields that is no attribute is ignored',
    apply: units =>
      fieldRefusals.reduce((changed, refusal) => withUnit(changed, refusal, refusingAttributes), units),
  },
  ...deviations(unitOf(fieldRefusals, 'content.fields.secret'), [
    // strapi/strapi PR 19372: ignored up to version 4.12.
    ['ignored', 'a private or password attribute in fields is ignored', { refuses: () => false }],
  ]),
  ...deviations(unitOf(fieldRefusals, 'content.fields.not-scalar'), [
    ['ignored', 'a relation in fields is ignored', { refuses: () => false }],
  ]),
  ...deviations(commas, [
    // As sort and populate do.
    [
      'split',
      'a text in fields is split at commas',
      { split: text => text.split(',').map(name => name.trim()) },
    ],
  ]),
  ...deviations(fieldLists, [
    [
      'ignored',
      'a fields parameter that is neither a name nor a list of names is ignored',
      { read: raw => (typeof raw === 'string' && raw !== '' ? [raw] : namesIn(raw)) },
    ],
  ]),
  ...deviations(morphLinks, [
    // UNDOCUMENTED: a morphToOne relation lies in two columns of its entry, and `fields` selects no other columns than
    // those that it names (@strapi/database, morphToOne and morphX). So the relation is lost, from either side.
    [
      'lost',
      'a morphToOne relation shows nothing when fields names other attributes of the entry that holds it',
      { areRead: columnsAreSelected },
    ],
  ]),
  ...deviations(morphChecks, [
    // UNDOCUMENTED: every type that is pointed at is read, whoever may see it, and none without the column.
    [
      'withheld-too',
      'fields of a relation to any type are refused where a target that is not shown has none of the name',
      { covers: () => true },
    ],
  ]),
  ...deviations(sortedColumns, [
    // UNDOCUMENTED: a query that joins tables selects its sort columns too, and whatever such a column is called, it is
    // shown as the entry's own attribute of that name.
    [
      'shown',
      'sorting over a relation shows the sort columns although fields does not select them',
      { shown: sortColumns },
    ],
  ]),
]

/** A refusal of attributes alone. */
function refusingAttributes(refusal: FieldRefusal): FieldRefusal {
  return {
    ...refusal,
    refuses: (attribute, secrets) => attribute !== undefined && refusal.refuses(attribute, secrets),
  }
}

function namesIn(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? raw.filter(name => typeof name === 'string') : ['*']
}

function columnsAreSelected(attribute: Attribute, { entry, relation, context }: MorphRequest): boolean {
  if (attribute.kind !== 'relation') return true
  if (attribute.relation === 'morphToOne') return selectsAll(entry.fields)
  return selectsAll(relation.fields) || !isHeldByOne(attribute, context)
}

/** Whether the other side of a morphOne or morphMany relation is a morphToOne relation. */
function isHeldByOne({ target, morphBy }: RelationAttribute, context: QueryContext): boolean {
  if (target === null || morphBy === undefined) return false
  const holder = schemaOf(context, target).attributes.get(morphBy)
  return holder?.kind === 'relation' && holder.relation === 'morphToOne'
}

function selectsAll(fields: unknown): boolean {
  if (fields === undefined || fields === null) return true
  const names: readonly unknown[] = Array.isArray(fields) ? fields : [fields]
  return names.includes('*')
}

function sortColumns(query: RawQuery, schema: Schema, scope: SelectionScope): readonly Populated[] {
  const { context, depth } = scope
  const { sort, fields } = query
  if (!sort || fields === undefined || fields === null) return []
  const keys = compileSort(sort, schema, context)?.keys ?? []
  const isJoined =
    depth > 0 ||
    keys.some(({ path }) => path.length > 1) ||
    pathsIn(sort).some(path => path.length > 1 && context.units.sort.reserved.covers(path)) ||
    reachesOver(sanitizeFilters(query.filters, schema, context), schema, context)
  if (!isJoined) return []
  const selected = new Set(readFields(fields, schema, scope))
  return keys.flatMap((key, index) =>
    isShown(key.path, selected, schema) ? [column(key, index, schema, context)] : [],
  )
}

/** Every path that is written as a text, those that sort nothing too. */
function pathsIn(sort: unknown): readonly (readonly string[])[] {
  if (Array.isArray(sort)) return sort.flatMap(pathsIn)
  if (typeof sort !== 'string') return []
  return sort.split(',').map(text => (text.trim().split(':')[0] ?? '').split('.'))
}

function isShown(path: readonly string[], selected: ReadonlySet<string>, schema: Schema): boolean {
  const attribute = schema.attributes.get(path.at(-1) ?? '')
  return attribute?.kind === 'scalar' && !isSecret(attribute) && !selected.has(attribute.name)
}

function column(key: CompiledKey, index: number, schema: Schema, context: QueryContext): Populated {
  const table = context.store.table(schema.uid)
  const shownAt = (row: Row): unknown => {
    const values = follow(row, key.path, schema, context)
    const by = placeOf(row)?.values[index]
    const at = by === undefined ? 0 : key.read.all(table.position(row.id)).indexOf(by)
    return values[at] ?? null
  }
  return {
    name: key.path.at(-1) ?? '',
    load: parents => ({ values: parents.map(shownAt), sizes: parents.map(() => 0) }),
  }
}

/** The stored values at the end of a path, in the order of the links; a null where it ends early. */
function follow(
  row: Row,
  path: readonly string[],
  schema: Schema,
  context: QueryContext,
): readonly unknown[] {
  const [name = '', ...rest] = path
  const attribute = schema.attributes.get(name)
  const uid = attribute && targetUid(attribute)
  if (rest.length === 0 || !uid) return [shownValue(row[name] ?? null, attribute, context)]
  const ids = linkedIds(row[name])
  if (ids.length === 0) return [null]
  return ids.flatMap(id => {
    const related = context.store.table(uid).get(id)
    return related ? follow(related, rest, schemaOf(context, uid), context) : [null]
  })
}

function shownValue(stored: unknown, attribute: Attribute | undefined, { units }: QueryContext): unknown {
  const form = attribute?.kind === 'scalar' ? units.entries.values.forms.get(attribute.type) : undefined
  return form && stored !== null ? form(stored) : stored
}

/** Whether a filter leads over a relation, component or media field. */
function reachesOver(filters: unknown, schema: Schema, context: QueryContext): boolean {
  if (Array.isArray(filters)) return filters.some(item => reachesOver(item, schema, context))
  if (!isRecord(filters)) return false
  return Object.entries(filters).some(([name, value]) => {
    const attribute = schema.attributes.get(name)
    if (attribute) return targetUid(attribute) !== null
    return name.startsWith('$') && reachesOver(value, schema, context)
  })
}
