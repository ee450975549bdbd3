import { isObject } from '../compare/json-value.ts'
import {
  type AbstractComponent,
  type AbstractQuery,
  type AbstractRelation,
  asksForList,
  type Chosen,
} from './abstract-query.ts'
import { camelCase, componentTypeName } from './graphql-names.ts'

/** The document by which GraphQL is asked. Its root field is `list` or `entry`. */
export function graphqlDocument(query: AbstractQuery): string {
  const entity = entityText(query, query)
  if (asksForList(query)) {
    const meta = query.meta ? ' meta { pagination { page pageSize pageCount total } }' : ''
    return `{ list: ${camelCase(query.plural)}${listArguments(query)} { data ${entity}${meta} } }`
  }
  const given = query.id === undefined ? listArguments(query) : `(id: ${literal(String(query.id))})`
  return `{ entry: ${camelCase(query.singular)}${given} { data ${entity} } }`
}

function listArguments({ filters, sort, pagination, publicationState, locale }: AbstractQuery): string {
  return argumentsText({
    filters: filters && filtersText(filters),
    sort: sort && literal(sort),
    pagination: pagination && objectText(pagination),
    publicationState: publicationState?.toUpperCase(),
    locale: locale && literal(locale),
  })
}

function argumentsText(given: Readonly<Record<string, string | undefined>>): string {
  const texts = Object.entries(given).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}: ${text}`],
  )
  return texts.length > 0 ? `(${texts.join(', ')})` : ''
}

function entityText(chosen: Chosen, query: AbstractQuery): string {
  const attributes = attributesText(chosen, query)
  if (attributes === '') return '{ id }'
  return `{ ${chosen.fields?.includes('id') ? 'id ' : ''}attributes { ${attributes} } }`
}

function attributesText(chosen: Chosen, query: AbstractQuery): string {
  const { fields = [], numbers = [], instants = [], bigintegers = [] } = chosen
  const { relations = {}, components = {}, zones = {} } = chosen
  return [
    ...fields.filter(name => name !== 'id'),
    ...numbers,
    ...instants,
    ...bigintegers,
    ...Object.entries(relations).map(([name, relation]) => relationText(name, relation, query)),
    ...Object.entries(components).map(([name, component]) => componentText(name, component, query)),
    ...Object.entries(zones).map(([name, kinds]) => zoneText(name, kinds, query)),
  ].join(' ')
}

function relationText(name: string, relation: AbstractRelation, query: AbstractQuery): string {
  const { many, drafts, filters, sort, pagination } = relation
  const given = argumentsText({
    filters: filters && filtersText(filters),
    sort: sort && literal(sort),
    pagination: pagination && objectText(pagination),
    publicationState: drafts ? query.publicationState?.toUpperCase() : undefined,
  })
  return `${name}${many ? given : ''} { data ${entityText(relation, query)} }`
}

function componentText(name: string, component: AbstractComponent, query: AbstractQuery): string {
  return `${name} ${partText(component, query)}`
}

function partText(chosen: Chosen, query: AbstractQuery): string {
  const attributes = attributesText(chosen, query)
  if (attributes === '') return '{ id }'
  return `{ ${chosen.fields?.includes('id') ? 'id ' : ''}${attributes} }`
}

function zoneText(name: string, kinds: Readonly<Record<string, Chosen>>, query: AbstractQuery): string {
  const fragments = Object.entries(kinds).map(
    ([uid, chosen]) => `... on ${componentTypeName(uid)} ${partText(chosen, query)}`,
  )
  return `${name} { __typename ${fragments.join(' ')} }`
}

/** Operators and groups are called as in REST, without the dollar. */
function filtersText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(filtersText).join(', ')}]`
  return isObject(value) ? objectText(value, filtersText) : literal(value)
}

function objectText(value: object, text: (value: unknown) => string = literal): string {
  return `{${Object.entries(value)
    .map(([name, member]) => `${name.replace(/^\$/, '')}: ${text(member)}`)
    .join(', ')}}`
}

/** Texts, numbers, booleans and lists of them are written in GraphQL as in JSON. */
function literal(value: unknown): string {
  return JSON.stringify(value)
}
