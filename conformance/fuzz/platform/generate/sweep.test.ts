import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../compare/json-value.ts'
import { KEYS } from '../callers.ts'
import { platformRequest } from '../platform-query.ts'
import { type Api, resources } from '../resources.ts'
import type { Shelf } from '../survey.ts'
import { titlesFrom } from '../titles.ts'
import { platformSweep } from './sweep.ts'

const ROWS: Readonly<Record<string, readonly JsonObject[]>> = {
  'content posts': [{ id: '1', slug: 'out', status: 'published' }],
  'admin posts': [
    { id: '1', slug: 'out', status: 'published' },
    { id: '2', slug: 'kept', status: 'draft' },
    { id: '3', slug: 'kept-too', status: 'draft' },
  ],
  'admin pages': [{ id: '4', slug: 'about', status: 'published' }],
  'content authors': [{ id: '5', slug: 'ann' }],
  'admin members': [{ id: '6', email: 'a@x.example', tiers: [{ id: '7', slug: 'gold' }] }],
  'admin offers': [{ id: '8', name: 'Spring' }],
}

function shelfOf(resource: { readonly api: Api; readonly name: string }): readonly JsonObject[] {
  return ROWS[`${resource.api} ${resource.name}`] ?? []
}

/** All that is asked in turn of a site with these rows, as requests are written. */
function requestsInTurn(clients: readonly string[] = []): ReadonlySet<string> {
  const shelves = resources.map((resource): Shelf => {
    const rows = shelfOf(resource)
    return { ...resource, isServed: rows.length > 0, rows, made: new Map() }
  })
  const titles = titlesFrom(
    new Map([
      ['posts', new Map(['out', 'kept', 'kept-too'].map((slug, index) => [slug, String(index + 1)]))],
      ['pages', new Map([['about', '4']])],
      ['users', new Map([['ann', '5']])],
      ['offers', new Map([['spring', '8']])],
    ]),
  )
  const people = {
    staff: [],
    clients,
    otherIntegrations: [],
    isFirstGeneration: clients.length > 0,
    keys: KEYS,
  }
  const sweep = platformSweep({ shelves, people, titles })
  return new Set(
    sweep
      .flatMap(query => fc.sample(query, { seed: 1, numRuns: 1 }))
      .map(query => platformRequest(query).path),
  )
}

const CONTENT = '/platform/api/content'
const ADMIN = '/platform/api/admin'

test.each([
  ['a page by its id, at the path of posts', `${ADMIN}/posts/<pages:about>/`],
  ['a page by its slug, at the path of posts', `${CONTENT}/posts/slug/about/`],
  ['a draft by its id', `${CONTENT}/posts/<posts:kept>/`],
  ['a draft by its slug', `${CONTENT}/posts/slug/kept/`],
  ['an author at the path that authors had', `${CONTENT}/users/slug/ann/`],
  ['an offer at the path that offers had', '/members/api/offers/<offers:spring>/'],
  ['a relation by its old name, in a filter', `${ADMIN}/members/?filter=products.slug:'gold'`],
  ['a relation by its old name, in include', `${CONTENT}/posts/?include=products`],
])('asked in turn is what must not be there: %s', (_, path) => {
  expect(requestsInTurn()).toContain(path)
})

test('of several drafts one is asked for, and what is there is not asked for as if it were not', () => {
  const requests = requestsInTurn()
  expect(requests).not.toContain(`${CONTENT}/posts/slug/kept-too/`)
  expect([...requests].filter(path => path === `${CONTENT}/posts/slug/out/`)).toHaveLength(1)
})

test.each([
  ['a secret that nobody has', 'client_id=front&client_secret=ffffffffffff'],
  ['that of another client', 'client_id=front&client_secret=<client-secret:back>'],
  ['none', 'client_id=front'],
])('a client of the first generation asks with %s', (_, proof) => {
  expect(requestsInTurn(['front', 'back'])).toContain(`${CONTENT}/posts/?${proof}`)
})
