import { isObject, type JsonObject } from '../compare/json-value.ts'
import { UsageError } from '../usage-error.ts'
import type { Captured } from './captured.ts'
import { type Described, headersFrom, requestFrom } from './collections.ts'
import { parseJson } from './parse-json.ts'

/**
 * Reads spans of OpenTelemetry in OTLP's JSON, as its collector writes files: one object, or one a line. Spans with
 * an HTTP method are requests, by the attributes of today and of before 2023; others count for nothing.
 */
export function readSpans(text: string, file: string): Captured {
  const exports = objectsIn(text, file)
  if (exports.length === 0 || !exports.some(({ resourceSpans }) => Array.isArray(resourceSpans)))
    throw new UsageError(
      `${file}: expected OpenTelemetry spans in JSON: {"resourceSpans": [{"scopeSpans": […]}]}.`,
    )
  const spans = exports.flatMap(spansOf).map(attributesOf)
  const sent = spans.filter(span => first(span, 'http.request.method', 'http.method') !== undefined)
  const requests = sent.flatMap((span, index) => requestFrom(describe(span, index + 1)) ?? [])
  return { requests, skipped: sent.length - requests.length }
}

function objectsIn(text: string, file: string): readonly JsonObject[] {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const isOneEach =
    lines.length > 1 && lines.every(line => line.trim().startsWith('{') && line.trim().endsWith('}'))
  const parts = isOneEach ? lines : [text]
  return parts.map(part => parseJson(part, file, 'OpenTelemetry spans')).filter(isObject)
}

/** Spans stand in scopes, which stand in resources. */
function spansOf({ resourceSpans }: JsonObject): readonly JsonObject[] {
  const scopes = objects(resourceSpans).flatMap(({ scopeSpans, instrumentationLibrarySpans }) =>
    objects(scopeSpans ?? instrumentationLibrarySpans),
  )
  return scopes.flatMap(({ spans }) => objects(spans))
}

function objects(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : []
}

type Attributes = ReadonlyMap<string, string>

function attributesOf({ attributes }: JsonObject): Attributes {
  return new Map(
    objects(attributes).flatMap(({ key, value }) => {
      const text = textOf(value)
      return typeof key === 'string' && text !== null ? [[key, text] as const] : []
    }),
  )
}

/** A text, or the first of a list of them, as headers are. */
function textOf(value: unknown): string | null {
  if (!isObject(value)) return null
  if (typeof value.stringValue === 'string') return value.stringValue
  const [item] = isObject(value.arrayValue) ? objects(value.arrayValue.values) : []
  return item === undefined ? null : textOf(item)
}

function first(span: Attributes, ...names: readonly string[]): string | undefined {
  return names.map(name => span.get(name)).find(value => value !== undefined)
}

function describe(span: Attributes, position: number): Described {
  const path = span.get('url.path')
  const query = span.get('url.query')
  const joined = path === undefined ? undefined : `${path}${query ? `?${query.replace(/^\?/, '')}` : ''}`
  const headers = [...span].flatMap(([name, value]) => {
    const [, header] = /^http\.request\.header\.(.+)$/.exec(name) ?? []
    return header === undefined ? [] : [[header.replaceAll('_', '-'), value] as const]
  })
  return {
    position,
    method: first(span, 'http.request.method', 'http.method'),
    address: joined ?? first(span, 'url.full', 'http.target', 'http.url'),
    headers: headersFrom(headers),
    body: null,
  }
}
