import qs from 'qs'
import type { Json } from '../values.ts'

/** Parameters of a query string: a text each, or a list or object where the client wrote one. */
export type Query = Readonly<Record<string, Json>>

/** Parses as the platform does: `a=1&a=2` and `a[]=1` are lists, `a[b]=1` is an object. */
export function parseQuery(text: string): Query {
  return asQuery(qs.parse(text, { allowPrototypes: false, plainObjects: false }))
}

function asQuery(parsed: qs.ParsedQs): Query {
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, asJson(value)]))
}

function asJson(value: qs.ParsedQs[string]): Json {
  if (value === undefined || typeof value === 'string') return value ?? ''
  return Array.isArray(value) ? value.map(asJson) : asQuery(value)
}

/** A parameter's text; of a repeated one all texts joined with commas, as list parameters read them. */
export function queryText(query: Query, name: string): string | null {
  const value = query[name]
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter(item => typeof item === 'string').join(',') : null
}
