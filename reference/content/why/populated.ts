import type { WhyPopulated } from '../../why/why.ts'
import type { Attribute, Schema } from '../model/types.ts'
import { schemaOf, targetUid } from '../query/attributes.ts'
import { readLinks } from '../query/populate/links.ts'
import { askedOfParts, readLinkQuery } from '../query/populate/related.ts'
import type { SelectionScope } from '../query/populate/scope.ts'
import { readPopulate, unknownNameRule } from '../query/populate/selection.ts'
import type { PopulateRequest } from '../query/populate/strategy.ts'
import { listedParts } from '../query/populate/zone.ts'
import { publicationStateWithin } from '../query/publication/compile.ts'
import type { RawQuery } from '../query/query.ts'
import type { Row } from '../world/table.ts'
import { linkedPositions } from './linked.ts'

/** So many paths are told: a populate may have thousands. */
const MOST_PATHS = 100
const MOST_LEVELS = 20

/** Where a populate is told: the rows under which it shows something, and what is inherited from above. */
export interface PopulateScope {
  readonly schema: Schema
  readonly parents: readonly Row[]
  readonly path: string
  readonly scope: SelectionScope
}

/**
 * What became of each path of a populate: the same rules are asked again that made the answer, in the same order, and
 * what they say is counted.
 */
export function populatedOf(query: RawQuery, place: PopulateScope): readonly WhyPopulated[] {
  return readPopulate(query.populate, place.schema, place.scope.context)
    .flatMap(request => tellRequest(request, place))
    .slice(0, MOST_PATHS)
}

function tellRequest({ name, params }: PopulateRequest, place: PopulateScope): readonly WhyPopulated[] {
  const { schema, scope } = place
  const { populate } = scope.context.units
  const path = place.path === '' ? name : `${place.path}.${name}`
  const hidden = { path, isShown: false, shown: 0, linked: 0 }
  const attribute = schema.attributes.get(name)
  if (!attribute) {
    const { clause } = unknownNameRule(name, scope.context)
    return [{ ...hidden, clause, says: `${schema.uid} has no attribute ${name}` }]
  }
  const rule = populate.populatable.find(unit => unit.leavesOut(attribute, scope))
  if (rule) return [{ ...hidden, clause: rule.clause, says: hiddenWords(attribute) }]
  const state = publicationStateWithin(params, scope.state, scope.context)
  const inner: SelectionScope = { ...scope, state, depth: scope.depth + 1 }
  return tellShown(attribute, params, { ...place, path, scope: inner })
}

function hiddenWords(attribute: Attribute): string {
  if (attribute.kind === 'scalar') return 'it is no relation, media field, component or zone'
  return attribute.private ? 'it is private' : `the caller may not find ${targetUid(attribute)}`
}

function tellShown(attribute: Attribute, params: RawQuery, place: PopulateScope): readonly WhyPopulated[] {
  const uid = targetUid(attribute)
  if (uid === null) return [tellPointers(attribute, params, place)]
  const { context } = place.scope
  const asked = attribute.kind === 'component' ? askedOfParts(params, context) : params
  const target = context.store.table(uid)
  const schema = schemaOf(context, uid)
  const query = readLinkQuery(asked, schema, place.scope, attribute)
  if (query.fault && place.parents.length > 0) {
    const { clause } = context.units.populate.filterFaults
    return [{ path: place.path, isShown: false, clause, says: query.fault.message, shown: 0, linked: 0 }]
  }
  const links = readLinks(place.parents, attribute.name, target, query)
  const all = place.parents.flatMap(row => linkedPositions(row, attribute.name, target))
  const kept = all.filter(query.keep)
  const told = {
    path: place.path,
    isShown: true,
    clause: kept.length < all.length || links.length < kept.length ? clauseOf(asked, place.scope) : null,
    says: countWords(all.length, kept.length, links.length),
    shown: links.length,
    linked: all.length,
  }
  const rows = new Set(links.flatMap(({ position }) => target.rows[position] ?? []))
  const below = { ...place, schema, parents: [...rows] }
  return [told, ...(place.scope.depth < MOST_LEVELS ? populatedOf(asked, below) : [])]
}

/** What may have left some out: a parameter inside of the populate, else the publication state, else the locale. */
function clauseOf(params: RawQuery, { context, state }: SelectionScope): string {
  const given = context.units.populate.parameters.find(unit =>
    unit.names.some(name => params[name] !== undefined && params[name] !== null),
  )
  return given?.clause ?? (state ?? context.units.relatedLocale).clause
}

function countWords(linked: number, kept: number, shown: number): string {
  if (linked === 0) return 'nothing is linked'
  const left = [
    ...(kept < linked ? [`${linked - kept} left out by state, locale or filters`] : []),
    ...(shown < kept ? [`${kept - shown} cut off by start and limit`] : []),
  ]
  return left.length === 0 ? `all ${linked} that are linked` : left.join(', ')
}

/** Of a zone or a relation to any type: how many of those that it points at are shown. */
function tellPointers(
  attribute: Attribute,
  params: RawQuery,
  { parents, path, scope }: PopulateScope,
): WhyPopulated {
  const { units } = scope.context
  const items = parents.flatMap(row => {
    const value = row[attribute.name]
    return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  })
  const types = items.map(item => String(Object(item).__component ?? Object(item).__type))
  const isShown =
    attribute.kind === 'dynamiczone' ? zoneTest(attribute, params, scope) : morphTest(params, scope)
  const shown = types.filter(isShown).length
  const left = [...new Set(types.filter(type => !isShown(type)))]
  const { clause } = attribute.kind === 'dynamiczone' ? units.populate.zoneUnnamed : units.populate.morphTypes
  const says = left.length === 0 ? `all ${items.length} that are there` : `left out: ${left.join(', ')}`
  return { path, isShown: true, clause: left.length === 0 ? null : clause, says, shown, linked: items.length }
}

function zoneTest(
  zone: Extract<Attribute, { kind: 'dynamiczone' }>,
  params: RawQuery,
  { context }: SelectionScope,
): (component: string) => boolean {
  const { zoneStrategies, zoneUnnamed } = context.units.populate
  const strategy = zoneStrategies.find(unit => unit.accepts(params))
  const listed = listedParts(zone, context)
  return component => (strategy?.paramsFor(component, params, listed) ?? zoneUnnamed.paramsFor()) !== null
}

function morphTest(params: RawQuery, { context }: SelectionScope): (type: string) => boolean {
  const { populate, shapes } = context.units
  return type =>
    !shapes.secrets.withholds(type, context.caller) && populate.morphTypes.paramsFor(type, params) !== null
}
