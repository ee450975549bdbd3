import type { Answer } from '../../client/outcome.ts'
import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { isOfSigningIn } from './plain-body.ts'
import { plainQuery } from './plain-query.ts'
import type { PlatformQuery } from './platform-query.ts'
import { type Api, type Resource, resources } from './resources.ts'

/** A resource with what an oracle shows of it. */
export interface Shelf extends Resource {
  /** Whether it is there at all. */
  readonly isServed: boolean
  readonly rows: readonly JsonObject[]
  /** What each site makes up for itself: by `never` no query filters or orders, by `whole` none compares parts. */
  readonly made: ReadonlyMap<string, 'never' | 'whole'>
}

/** Asks as somebody who sees everything. */
export type AskSite = (query: PlatformQuery, api: Api) => Promise<Answer>

/** Whether a time stands in the world; null: the other site has the same ids and times. */
export type IsKnownTime = ((time: string) => boolean) | null

/** What the oracle shows of each resource to whoever may see most of it. */
export async function surveySite(ask: AskSite, isKnownTime: IsKnownTime): Promise<readonly Shelf[]> {
  const shelves: Shelf[] = []
  for (const resource of resources) {
    const shelf = await surveyOne(resource, ask)
    shelves.push({ ...shelf, made: isKnownTime === null ? new Map() : madeIn(shelf, isKnownTime) })
  }
  return shelves
}

const MADE_TIME = /^\d{4}-\d\d-\d\dT/
const WHOLE = /(^|\.|_)id$/
const NEVER = /(^|\.)uuid$/

function madeIn(shelf: Pick<Shelf, 'rows'>, isKnownTime: (time: string) => boolean): Shelf['made'] {
  const isMade = (value: Shown) => typeof value === 'string' && MADE_TIME.test(value) && !isKnownTime(value)
  const made = new Map<string, 'never' | 'whole'>()
  for (const [property, values] of valuesIn(shelf)) {
    if (NEVER.test(property) || values.some(isMade)) made.set(property, 'never')
    else if (WHOLE.test(property)) made.set(property, 'whole')
  }
  return made
}

async function surveyOne(resource: Resource, ask: AskSite): Promise<Omit<Shelf, 'made'>> {
  const { api, name, includes, formats } = resource
  const asked = [
    { name: 'limit', value: 'all' },
    ...(includes.length > 0 ? [{ name: 'include', value: includes.join(',') }] : []),
    ...(formats.length > 0 ? [{ name: 'formats', value: formats.join(',') }] : []),
  ]
  const plain = plainQuery(`/platform/api/${api}/${name}/`, 'public')
  for (const parameters of [asked, []]) {
    const { status, json } = await ask({ ...plain, parameters }, api)
    if (status === 200) return { ...resource, isServed: true, rows: rowsIn(json, name) }
  }
  return { ...resource, isServed: false, rows: [] }
}

function rowsIn(json: unknown, name: string): readonly JsonObject[] {
  const list = isObject(json) ? json[name] : undefined
  return Array.isArray(list) ? list.filter(isObject).map(withoutSigningIn) : []
}

/** A row, and the rows that it shows, without what the kit changes when it signs users in. */
function withoutSigningIn(row: JsonObject): JsonObject {
  const kept = Object.entries(row).filter(([name]) => !isOfSigningIn(name, row))
  return Object.fromEntries(kept.map(([name, value]) => [name, relatedWithout(value)]))
}

function relatedWithout(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relatedWithout)
  return isObject(value) ? withoutSigningIn(value) : value
}

/** A value that filters can be compared with, as it is shown. */
export type Shown = string | number | boolean | null

/** The values that occur of each attribute with plain values, those of relations behind a dot: `tags.slug`. */
export function valuesIn({ rows }: Pick<Shelf, 'rows'>): ReadonlyMap<string, readonly Shown[]> {
  const values = new Map<string, Set<Shown>>()
  const take = (row: JsonObject, before: string) => {
    for (const [name, value] of Object.entries(row)) {
      if (isShown(value)) values.set(before + name, (values.get(before + name) ?? new Set()).add(value))
      else if (before === '') for (const related of [value].flat().filter(isObject)) take(related, `${name}.`)
    }
  }
  for (const row of rows) take(row, '')
  return new Map([...values].map(([name, found]) => [name, [...found]]))
}

function isShown(value: unknown): value is Shown {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
