import type autocannon from 'autocannon'
import { createReference } from '../reference/index.ts'
import { race } from './http.ts'
import type { Measurement } from './measurement.ts'

interface Case {
  readonly name: string
  readonly request: autocannon.Request
}

const QUERY = '{ restaurants(sort: "slug") { data { id attributes { name categories { data { id } } } } } }'

/** What a real Strapi and the reference are both asked. */
const CASES: readonly Case[] = [
  { name: 'list', request: { method: 'GET', path: '/api/restaurants' } },
  {
    name: 'filter, sort, page',
    request: {
      method: 'GET',
      path: '/api/restaurants?filters[name][$containsi]=a&sort=name:desc&pagination[page]=1&pagination[pageSize]=5',
    },
  },
  {
    name: 'two relations and a component',
    request: { method: 'GET', path: '/api/restaurants?populate=categories,chefs,seo' },
  },
  {
    name: 'GraphQL, a list with a relation',
    request: {
      ...{ method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ query: QUERY }),
    },
  },
]

/**
 * Requests per second beside a real Strapi that runs at `url` and holds the world, as `assayer target strapi@4.26.2` makes
 * one ready. Nothing where there is none, which is said.
 */
export async function measureBesideStrapi(
  world: string,
  url: string | undefined,
): Promise<readonly Measurement[]> {
  const missing = url === undefined ? 'no --strapi URL was given' : await whyNot(url)
  if (url === undefined || missing !== null) {
    console.error(`strapi: left out, because ${missing}: \`assayer target strapi@4.26.2\` makes one ready.`)
    return []
  }
  const served = await (await createReference({ world })).listen()
  const results: Measurement[] = []
  for (const { name, request } of CASES) {
    const { speed, ratio } = await race(served.url, url, [request])
    const beside = { ratio, against: `a real Strapi at ${url}` }
    results.push({ name: `strapi: ${name}`, value: speed, unit: 'req/s', ...beside })
  }
  await served.close()
  return results
}

/** Why a server cannot be asked; null when it can. */
async function whyNot(url: string): Promise<string | null> {
  for (const { request } of CASES) {
    const { method = 'GET', path = '/', headers = {}, body } = request
    const init = { method, headers: new Headers(Object.entries(headers).map(([k, v]) => [k, String(v)])) }
    const answer = await fetch(new URL(path, url), body ? { ...init, body: String(body) } : init).catch(
      nullWhenUnreachable,
    )
    if (!answer) return `nothing answers at ${url}`
    await answer.text()
    if (!answer.ok) return `${url} answers ${path} with ${answer.status}`
  }
  return null
}

function nullWhenUnreachable(error: unknown): null {
  if (error instanceof TypeError) return null
  throw error
}
