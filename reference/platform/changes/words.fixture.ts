import { settableClock } from '../../world/clock.ts'
import { platformBrand } from '../brand.ts'
import type { Change, Site } from '../contracts.ts'
import { gazetteWorld, NOW } from '../gazette.fixture.ts'
import { type Answer, jsonOf } from '../http/answer.ts'
import { parseQuery } from '../http/query.ts'
import { type ApiRequest, splitTarget } from '../http/request.ts'
import { readPlatform } from '../index.ts'
import { seededIds } from '../site/ids.ts'
import { Outbox } from '../site/mail.ts'
import { SiteStore } from '../site/store.ts'
import type { Json, JsonObject } from '../values.ts'
import type { Major } from '../version.ts'
import { changes } from './changes.ts'

/** A request in older words, such as `admin PUT /posts/?a=b`, and how it is said in newer ones. */
export type Said = [
  change: string,
  old: readonly [text: string, json?: Json],
  path: string,
  query: JsonObject,
  json?: Json,
]

/** A newer answer to a request in older words, and how it is said in those; by a site of a major. */
export type Shown = [change: string, asked: string, json: Json, shown: Json, major?: Major]

const data = readPlatform(gazetteWorld(), 'gazette')

function siteOf(major: Major): Site {
  const parts = { store: new SiteStore(data.tables), outbox: new Outbox(), ids: seededIds(1) }
  const version = { ...data.site.version, major }
  return { data: data.site, version, major, brand: platformBrand, clock: settableClock(NOW), ...parts }
}

function changeOf(name: string): Change {
  const found = changes.find(({ clause }) => clause === `platform.changes.${name}`)
  if (!found) throw new Error(`invariant: ${name} is a change`)
  return found
}

function requestOf(text: string, json: Json = {}): ApiRequest {
  const [api, method = '', target = ''] = text.split(' ')
  const { path, query } = splitTarget(target)
  const body = { json, uploads: [] }
  return { api: api === 'content' ? api : 'admin', method, path, query: parseQuery(query), headers: {}, body }
}

/** Path, query and body of a request as a change says it. */
export function said(change: string, text: string, json?: Json): readonly (Json | undefined)[] {
  const newer = changeOf(change).up?.(requestOf(text, json), siteOf(5))
  return [newer?.path, newer?.query, newer?.body.json]
}

/** Status and JSON of an answer as a change shows it. */
export function shown(
  change: string,
  asked: string,
  status: number,
  json: Json | null,
  major: Major = 5,
): readonly (Json | undefined)[] {
  const answer: Answer = { status, headers: {}, body: json === null ? null : { json } }
  const older = changeOf(change).down?.(answer, requestOf(asked), siteOf(major))
  return [older?.status, older && jsonOf(older)]
}
