import type { Attribute, Schema } from '../../model/types.ts'
import type { Row } from '../../world/table.ts'
import { schemaOf, targetUid } from '../attributes.ts'
import { allOf, always } from '../filters/condition.ts'
import { publicationCondition } from '../publication/compile.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import type { Loaded, Populated, Shown } from '../selection.ts'
import { type Link, type LinkOrder, type LinkQuery, readLinks } from './links.ts'
import { type Look, lookOf } from './look.ts'
import { isGiven, type LinkChoice } from './parameters.ts'
import { type Select, type SelectionScope, secretsOf } from './scope.ts'

/** A populated relation, media field or component. Throws a ValidationError. */
export function populateRelated(
  attribute: Attribute,
  asked: RawQuery,
  scope: SelectionScope,
  select: Select,
): Populated {
  const uid = targetUid(attribute)
  if (uid === null) throw new Error(`invariant: ${attribute.name} has no target`)
  const params = attribute.kind === 'component' ? askedOfParts(asked, scope.context) : asked
  const schema = schemaOf(scope.context, uid)
  const table = scope.context.store.table(uid)
  const query = readLinkQuery(params, schema, scope, attribute)
  const selection = select(params, schema, beyond(attribute, scope))
  const look = lookOf(attribute, scope)
  const counting = readCount(attribute, params, look, scope.context)
  return {
    name: attribute.name,
    load(parents) {
      const links = readLinks(parents, attribute.name, table, counting ? { ...query, cut: null } : query)
      if (counting) return counted(parents, links, counting)
      const { rows, places } = distinctRows(links, table.rows, query.sort)
      return group(look, parents, links, { shown: look.show(rows, selection), places })
    },
  }
}

/** Over the other side of a relation to any type, what no answer shows of an entry is a rule of its own. */
function beyond(attribute: Attribute, scope: SelectionScope): SelectionScope {
  if (attribute.kind !== 'relation' || !attribute.relation.startsWith('morph')) return scope
  const { withholds } = secretsOf(scope)
  return { ...scope, secrets: { ...scope.context.units.shapes.morphSecrets, withholds } }
}

/** What is asked of the parts of a component. Clause: content.populate.components. */
export function askedOfParts(asked: RawQuery, { units }: QueryContext): RawQuery {
  const { componentParts } = units.populate
  return componentParts.paramsFor(asked)
}

const EVERYTHING: LinkChoice = { where: always, fault: null, sort: null, cut: null }

/** Reads which related rows to show. Throws a ValidationError. */
export function readLinkQuery(
  params: RawQuery,
  schema: Schema,
  { context, state, isWritten }: SelectionScope,
  attribute: Attribute,
): LinkQuery {
  const { units } = context
  let choice = EVERYTHING
  for (const unit of units.populate.parameters) {
    if (!unit.names.some(name => isGiven(params[name]))) continue
    choice = { ...choice, ...unit.read(params, schema, context) }
  }
  const { fault } = choice
  if (fault && (isWritten || !units.populate.filterFaults.wait)) throw fault
  const condition = allOf([
    publicationCondition(state, schema, context),
    units.relatedLocale.condition(schema, context, attribute),
    choice.where,
  ])
  return {
    keep: condition.holds,
    fault,
    placed: placing(attribute, context),
    sort: choice.sort,
    cut: choice.cut,
  }
}

/** How what an attribute links is put in its place: the parts of an entry keep their own order. */
export function placing({ kind }: Attribute, { units }: QueryContext): LinkOrder['placed'] {
  return kind === 'component' ? parts => parts : units.populate.linkOrder.placed
}

/** How a number of rows is shown in their place; null when it is not asked for. */
function readCount(
  attribute: Attribute,
  params: RawQuery,
  look: Look,
  { units }: QueryContext,
): ((count: number) => unknown) | null {
  const { count } = units.populate
  if (!count.isAsked(params.count, attribute)) return null
  return found => look.ofAttributes(count.show(found))
}

function counted(parents: readonly Row[], links: readonly Link[], show: (count: number) => unknown): Loaded {
  const counts = parents.map(() => 0)
  for (const { parent } of links) counts[parent] = (counts[parent] ?? 0) + 1
  return { values: counts.map(show), sizes: parents.map(() => 1) }
}

interface DistinctRows {
  readonly rows: readonly Row[]
  /** Where the row of each link is among them. */
  readonly places: ReadonlyMap<RowKey, number>
}

/** Links to one row share it, unless each shows it as it is at a place of its own. */
type RowKey = number | Link

function keyOf(link: Link): RowKey {
  return link.place ? link : link.position
}

/** The linked rows, each once however many parents link it, so that nothing is shown twice over. */
function distinctRows(links: readonly Link[], stored: readonly Row[], sort: LinkQuery['sort']): DistinctRows {
  const rows: Row[] = []
  const places = new Map<RowKey, number>()
  for (const link of links) {
    const row = stored[link.position]
    if (!row || places.has(keyOf(link))) continue
    places.set(keyOf(link), rows.push(link.place && sort ? sort.rowAt(row, link.place) : row) - 1)
  }
  return { rows, places }
}

/** Puts what is shown under the parents that link it. */
function group(
  look: Look,
  parents: readonly Row[],
  links: readonly Link[],
  { shown, places }: Pick<DistinctRows, 'places'> & { readonly shown: Shown },
): Loaded {
  const lists = parents.map((): Shown['values'][number][] => [])
  const sizes = parents.map(() => 0)
  for (const link of links) {
    const { parent } = link
    const place = places.get(keyOf(link)) ?? -1
    const value = shown.values[place]
    if (value === undefined) continue
    lists[parent]?.push(value)
    sizes[parent] = (sizes[parent] ?? 0) + (shown.sizes[place] ?? 1)
  }
  return { values: lists.map(list => look.of(list)), sizes }
}
