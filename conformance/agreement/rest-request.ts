import { isObject } from '../compare/json-value.ts'
import { mapValues } from '../compare/map-values.ts'
import type { AbstractQuery, AbstractRelation, Chosen } from './abstract-query.ts'

/** Path and query by which REST is asked. What a request target cannot hold is not encoded yet. */
export function restPath(query: AbstractQuery): string {
  const { filters, sort, pagination, publicationState, locale } = query
  const parameters = { filters, sort, pagination, publicationState, locale, ...chosenParameters(query) }
  return `${pathOf(query)}?${parametersOf(parameters, '').join('&')}`
}

function pathOf({ plural, singular, id }: AbstractQuery): string {
  return `/api/${plural ?? singular}${id === undefined ? '' : `/${id}`}`
}

/** Nothing chosen but the id has to be said: without `fields` all of them are shown. */
function chosenParameters(chosen: Chosen): object {
  const { relations = {}, components = {}, zones = {} } = chosen
  const fields = [...(chosen.fields ?? []), ...(chosen.bigintegers ?? [])]
  const populate = {
    ...mapValues(relations, relationParameters),
    ...mapValues(components, chosenParameters),
    ...mapValues(zones, kinds => ({ on: mapValues(kinds, chosenParameters) })),
  }
  return { fields: fields.length > 0 ? fields : ['id'], populate }
}

function relationParameters(relation: AbstractRelation): object {
  const { filters, sort, pagination } = relation
  return { filters, sort, ...pagination, ...chosenParameters(relation) }
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
