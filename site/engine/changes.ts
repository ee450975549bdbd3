import { listChanges } from '../../conformance/targets/oracle.ts'
import { judgeGroups } from '../../conformance/traffic/judge-groups.ts'
import { listChangesOf } from '../../conformance/traffic/listed-change.ts'
import { readTraffic, type TrafficFormat } from '../../conformance/traffic/read-traffic.ts'
import { withoutSecrets } from '../../conformance/traffic/traffic.ts'
import { spanOf } from '../../conformance/traffic/upgrade-span.ts'
import { changesJson } from '../../conformance/traffic/write-changes.ts'
import { jsonOf } from '../../text/json-of.ts'
import type { Catalog, Page } from '../catalog.ts'
import { EngineError } from './engine.ts'
import { layDown, takeAway } from './node/files.ts'

const PLACE = '/traffic'

/** What an upgrade does to recorded requests, as `assayer changes --json` says it. Nothing leaves the page. */
export async function changesOf(
  { name, text }: { readonly name: string; readonly text: string },
  from: string,
  to: string,
): Promise<unknown> {
  const span = spanOf({ from, to })
  const traffic = withoutSecrets(read(name, text))
  if (traffic.requests.length === 0)
    throw new EngineError(
      'No request was found. A log has one request per line, such as GET /platform/api/v3/content/posts/',
    )
  const groups = await judgeGroups(traffic, span, false)
  const changes = listChangesOf(await fetchClauses(), await listChanges(span), span)
  return JSON.parse(changesJson(span.versions, changes, groups))
}

function read(name: string, text: string) {
  const file = name.replaceAll('/', '-') || 'requests'
  layDown(PLACE, { [file]: text })
  try {
    return readTraffic(formatOf(text), `${PLACE}/${file}`)
  } finally {
    takeAway(PLACE)
  }
}

/** What a file is shows in what it holds, whatever its name. */
function formatOf(text: string): TrafficFormat {
  const value = jsonOf(text)
  if (value === undefined) return 'log'
  const { log, resourceSpans, info, brunoConfig } = Object(value)
  if (Object(log).entries !== undefined) return 'har'
  if (resourceSpans !== undefined) return 'otel'
  if (Object(info).schema !== undefined) return 'postman'
  return brunoConfig === undefined ? 'har' : 'bruno'
}

let clauses: Promise<Page['sections']> | undefined

/** The platform's clauses, which say what changed in which words. */
function fetchClauses(): Promise<Page['sections']> {
  clauses ??= fetchPages()
  return clauses
}

async function fetchPages(): Promise<Page['sections']> {
  const { chapters } = await fetchJson<Catalog>('catalog.json')
  const found = chapters.filter(({ id, service }) => service === 'platform' && id.includes('changes'))
  const pages = found.flatMap(chapter => chapter.pages)
  const read = await Promise.all(pages.map(({ id }) => fetchJson<Page>(`pages/${id}.json`)))
  // Pages have them by name; the command line tells them in the order of their files.
  return read.flatMap(({ sections }) => sections).toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(new URL(`../data/${path}`, self.location.href))
  if (!response.ok) throw new Error(`${path} cannot be fetched: ${response.status}`)
  return response.json()
}
