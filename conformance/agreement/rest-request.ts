import { isObject } from '../compare/json-value.ts'
import { mapValues } from '../compare/map-values.ts'
import type { AbstractQuery, AbstractRelation, Chosen } from './abstract-query.ts'

/**
 * Path and query by which REST is asked. What a request target cannot hold is not encoded yet. Nothing is said of
 * attributes, as all of them are shown anyway, and of what else is shown in the forms that the documentation has.
 */
export function restPath(query: AbstractQuery): string {
  const { filters, sort, pagination, publicationState, locale } = query
  const parameters = { filters, sort, pagination, publicationState, locale, populate: populateOf(query) }
  const said = parametersOf(parameters, '')
  return said.length > 0 ? `${pathOf(query)}?${said.join('&')}` : pathOf(query)
}

function pathOf({ plural, singular, id }: AbstractQuery): string {
  return `/api/${plural ?? singular}${id === undefined ? '' : `/${id}`}`
}

/** A list of names and paths while that says it all, and else an object with a member for each name. */
function populateOf(chosen: Chosen): object {
  const paths = pathsOf(chosen, '')
  if (paths) return paths
  const { relations = {}, components = {}, zones = {} } = chosen
  return {
    ...mapValues(relations, relationParameters),
    ...mapValues(components, deeperParameters),
    ...mapValues(zones, kinds => ({ on: mapValues(kinds, deeperParameters) })),
  }
}

/** Of what is to be shown; null where a path cannot say it: paths lead into components only. */
function pathsOf({ relations = {}, components = {}, zones = {} }: Chosen, before: string): string[] | null {
  const names = [...Object.entries(relations), ...zoneItems(zones)]
  if (names.some(([, chosen]) => isMoreThanName(chosen))) return null
  const paths = [...Object.keys(relations), ...Object.keys(zones)].map(name => `${before}${name}`)
  for (const [name, component] of Object.entries(components)) {
    const inside = pathsOf(component, `${before}${name}.`)
    if (!inside) return null
    paths.push(`${before}${name}`, ...inside)
  }
  return paths
}

function zoneItems(zones: NonNullable<Chosen['zones']>): readonly (readonly [string, Chosen])[] {
  return Object.values(zones).flatMap(kinds => Object.entries(kinds))
}

/** Whether there is something to say of a relation, or of a component of a zone, beside its name. */
function isMoreThanName(chosen: AbstractRelation): boolean {
  const { filters, sort, pagination, relations, components, zones } = chosen
  return [filters, sort, pagination, relations, components, zones].some(said => said !== undefined)
}

function relationParameters(relation: AbstractRelation): object {
  const { filters, sort, pagination } = relation
  const list = { filters, sort, ...pagination }
  return Object.values(list).some(said => said !== undefined)
    ? { ...list, populate: populateOf(relation) }
    : deeperParameters(relation)
}

/** A name beside others that have more to say. */
function deeperParameters(chosen: Chosen): object {
  return { populate: isMoreThanName(chosen) ? populateOf(chosen) : '*' }
}

/** `{a: {b: [1]}}` is `a[b][0]=1`. What is undefined or empty is not said. */
function parametersOf(value: unknown, key: string): readonly string[] {
  if (value === undefined) return []
  if (!isObject(value) && !Array.isArray(value)) return [`${key}=${escaped(String(value))}`]
  return Object.entries(value).flatMap(([name, member]) =>
    parametersOf(member, key === '' ? name : `${key}[${name}]`),
  )
}

/** What would mean something else inside of a query; entries that a scenario names stay as they are. */
function escaped(text: string): string {
  return text.replace(/[%&+#]/g, encodeURIComponent)
}
