import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { sitePath } from './list-ways.ts'

/** Each of them has the site at another URL, the newest first. */
const MAJORS = ['5.0', '4.0', '3.0', '2.0']

/**
 * The version that a platform says of itself, such as `4.48`: at its site, or in the header `content-version`. Null when
 * it says none. Only asks, and as nobody.
 */
export async function versionOfSite(client: Client): Promise<string | null> {
  for (const major of MAJORS) {
    const headers = { 'accept-version': `v${major}` }
    const outcome = await client.send({ method: 'GET', path: sitePath(major), headers, body: null })
    if (outcome.kind === 'no-answer') return null
    const version = saidBySite(outcome) ?? saidByHeader(outcome)
    if (version !== null) return version
  }
  return (await isFirstGeneration(client)) ? FIRST_GENERATION : null
}

const FIRST_GENERATION = '1.0'

/** It tells a stranger nothing, but it has no other API than its own. */
async function isFirstGeneration(client: Client): Promise<boolean> {
  const isThere = async (path: string) => {
    const outcome = await client.send({ method: 'GET', path, headers: {}, body: null })
    return outcome.kind === 'answer' && outcome.status !== 404 && !isRedirect(outcome.status)
  }
  return (await isThere('/platform/api/v0.1/posts/')) && !(await isThere('/platform/api/content/posts/'))
}

/** Whoever does not know a path may lead away from it. */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

function saidBySite(outcome: Outcome): string | null {
  const site = outcome.kind === 'answer' && isObject(outcome.json) ? outcome.json.site : null
  return isObject(site) && typeof site.version === 'string' ? versionIn(site.version) : null
}

function saidByHeader(outcome: Outcome): string | null {
  const value = outcome.kind === 'answer' ? outcome.headers['content-version'] : undefined
  return typeof value === 'string' ? versionIn(value) : null
}

/** `v5.99`, `5.99.1`: how it is written is not documented. */
export function versionIn(text: string): string | null {
  return /^v?(\d+\.\d+)(?:[.+-]|$)/.exec(text.trim())?.[1] ?? null
}
