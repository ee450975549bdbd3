import { isObject } from '../compare/json-value.ts'
import type { AbstractQuery, AbstractRelation } from './abstract-query.ts'

/** What a list query found, in a form that both protocols' answers can be brought into. */
export interface CommonAnswer {
  readonly entries: readonly unknown[]
  readonly pagination: unknown
}

/** The answer of REST; null when the query was refused. */
export function restAnswer(body: unknown, query: AbstractQuery): CommonAnswer | null {
  const { data, meta } = record(body)
  if (!Array.isArray(data)) return null
  return { entries: data.map(entry => commonEntry(entry, query)), pagination: record(meta).pagination }
}

/** The answer of GraphQL; null when the query was refused. */
export function graphqlAnswer(body: unknown, query: AbstractQuery): CommonAnswer | null {
  const { data, errors } = record(body)
  const { list } = record(data)
  return errors === undefined && isObject(list) ? restAnswer(list, query) : null
}

/** An entry with what was asked of it; identifiers and large numbers as text. */
function commonEntry(entry: unknown, { fields, relations }: AbstractQuery): unknown {
  const { id, attributes } = record(entry)
  const given = record(attributes)
  return {
    id: String(id),
    fields: fields.map(name => commonValue(given[name])),
    relations: relations.map(relation => commonRelation(given[relation.name], relation)),
  }
}

/** Several files of which there are none are null in REST, where other relations have an empty list (observed). */
function commonRelation(relation: unknown, { fields, many }: AbstractRelation): unknown {
  const { data } = record(relation)
  if (many && data === null) return []
  const one = (entry: unknown) => {
    if (!isObject(entry)) return null
    const given = record(entry.attributes)
    return { id: String(entry.id), fields: fields.map(name => commonValue(given[name])) }
  }
  return Array.isArray(data) ? data.map(one) : one(data)
}

/** A biginteger is text in REST, and in GraphQL a number while it is exact. */
function commonValue(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}
