import { ABSENT } from '../../compare/difference.ts'
import { type Expectation, REFUSED } from '../../compare/expectation.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { mapTexts } from '../../compare/map-values.ts'
import { parsePath, valueAt } from '../../compare/path.ts'
import type { Scrubber } from '../../report/scrub.ts'
import type { ScenarioDocument } from '../../suite/clause-document.ts'
import { majorOf, NEWEST_MAJOR } from '../../suite/versions.ts'
import type { Judged } from '../twin.ts'
import { type PlatformQuery, platformRequest } from './platform-query.ts'

/** The part of a scenario that asks a query: of an older major it says that it holds there. */
export function askingOf(query: PlatformQuery, version: string | null): Partial<ScenarioDocument> {
  const { method, path, headers } = platformRequest(query)
  const { as, token } = query.caller
  const isShort = Object.keys(headers).length === 0
  return {
    ...versionsOf(version),
    ...(as !== 'public' && { as }),
    ...(token && { token }),
    request:
      isShort && !query.isExact
        ? `${method} ${path}`
        : { method, path, ...(!isShort && { headers }), ...(query.isExact && { exact: true }) },
  }
}

/** The versions for which a scenario holds; what says nothing of them is about the newest. */
export function versionsOf(version: string | null): Pick<ScenarioDocument, 'since' | 'before'> {
  const major = majorOf(version)
  return major < NEWEST_MAJOR ? { since: major, before: major + 1 } : {}
}

/** What may be expected in place of a difference between sites, what tells most first: no more than differs. */
export function siteExpectations(
  { expected, actual, difference }: Judged,
  scrub: Scrubber,
): readonly Expectation[] {
  const { status } = expected
  const path = difference?.path ?? ''
  const wanted = difference?.expected === ABSENT ? '<absent>' : lasting(difference?.expected, scrub)
  const isServed = actual.kind === 'answer' && actual.status < 400
  if (path.startsWith('headers.')) return [{ headers: { [path.slice('headers.'.length)]: wanted } }]
  if (status >= 400 && isServed) return [{ status: REFUSED }]
  if (!path.startsWith('body')) return [{ status }]
  if (expected.json === undefined) return [{ status, text: expected.text }]
  return bodiesAt(path.slice('body'.length).replace(/^\./, '') || '$', wanted, expected.json).map(body => ({
    status,
    body,
  }))
}

/** A time of the run is another one in the next. */
function lasting(value: unknown, scrub: Scrubber): unknown {
  return mapTexts(value, text => (/^<time of the run>$/.test(scrub.text(text)) ? '<time>' : text))
}

function bodiesAt(path: string, wanted: unknown, whole: unknown): readonly JsonObject[] {
  if (!Array.isArray(wanted)) return [{ [path]: wanted }]
  const items = valueAt(whole, parsePath(path))
  const rows = Array.isArray(items) ? items.filter(isObject) : []
  if (rows.length === 0 || rows.length !== wanted.length) return [{ [path]: wanted }]
  const named = ['slug', 'email', 'code', 'name', 'title'].filter(key => isTelling(rows, key))
  return [...named.map(key => ({ [`${path}[*].${key}`]: rows.map(row => row[key]) })), { [path]: wanted }]
}

/** Whether rows can be told apart by an attribute. */
function isTelling(rows: readonly JsonObject[], key: string): boolean {
  const values = rows.map(row => row[key])
  return values.every(value => typeof value === 'string') && new Set(values).size === rows.length
}
