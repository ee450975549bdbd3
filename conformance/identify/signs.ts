import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { STRANGER } from './belief.ts'
import { type Hypothesis, REFERENCE } from './hypotheses.ts'
import { foretell, headerOf, type Probe, type Sign } from './probe.ts'

/**
 * What programs tell of themselves, whatever they hold and whoever asks. Each was seen at the real programs: Strapi
 * 4.26.2 and 4.15.5, Ghost 5.99.1, 4.48.9 and 3.42.9.
 */
export function signProbes(hypotheses: readonly Hypothesis[]): readonly Probe[] {
  /** What a program tells of itself: where it is missing, it may have been taken away. */
  const told = (read: Sign['read'], absence: string, of: (it: Hypothesis) => string) =>
    toldSign(read, absence, foretell(hypotheses, of))
  const ofProgram = (name: string, there: string, elsewhere: string) => (it: Hypothesis) =>
    it.program.name === name ? there : elsewhere
  return [
    {
      path: '/api/assayer-identify',
      signs: [
        told(contentError, 'another', it => (it.services.includes('content') ? 'content error' : 'another')),
        told(poweredBy, 'nobody', it => POWERED_BY[it.program.name] ?? 'nobody'),
        // 4.15 leaves the headers of CORS to requests that name an origin.
        told(corsUnasked, 'unsaid', it => (isStrapi(it) && !isBefore(it, 26) ? 'said' : 'unsaid')),
      ],
    },
    { path: '/_health', signs: [told(health, 'not French', ofProgram('Strapi', 'French', 'not French'))] },
    {
      path: '/admin/init',
      signs: [
        told(adminInit, 'none', ofProgram('Strapi', 'an admin panel', 'none')),
        {
          read: adminPolicy,
          trust: 0.85,
          foretold: foretell(hypotheses.filter(isStrapi), it => (isBefore(it, 26) ? 'closed' : 'sockets')),
        },
      ],
    },
    {
      // PostgreSQL takes no NUL in a text. A token that holds one is nobody's.
      path: '/api/auth/email-confirmation?confirmation=assayer%00identify',
      signs: [
        told(nulTaken, 'refused', it => (it.program.database === 'PostgreSQL' ? 'a fault' : 'refused')),
      ],
    },
    sitePage('/ghost', 'ghost', hypotheses),
    sitePage('/platform', 'platform', hypotheses),
    { path: '/', signs: [told(generator, 'unsaid', generatorOf)] },
  ]
}

/** The site that a platform tells everybody about, by the oldest URL that each major still answers. */
function sitePage(prefix: string, brand: string, hypotheses: readonly Hypothesis[]): Probe {
  const isOnlyPlatform = ({ services }: Hypothesis) =>
    services.includes('platform') && !services.includes('content')
  return {
    path: `${prefix}/api/v3/admin/site/`,
    signs: [
      // The reference has a platform when its world has one.
      toldSign(
        outcome => (siteIn(outcome) ? 'a site' : 'none'),
        'none',
        foretell(hypotheses, it => {
          const own = it.name === REFERENCE.name ? 'platform' : 'ghost'
          return it.services.includes('platform') && brand === own ? 'a site' : 'none'
        }),
      ),
      {
        trust: 0.97,
        read: outcome => versionIn(outcome)?.split('.')[0] ?? null,
        foretold: foretell(hypotheses, it =>
          isOnlyPlatform(it) ? (it.program.version?.split('.')[0] ?? null) : null,
        ),
      },
    ],
  }
}

/** Proxies take away headers and close paths; nobody adds those of a program that is not there. */
const TOLD = 0.6
const UNTOLD = 0.98

function toldSign(read: Sign['read'], absence: string, foretold: ReadonlyMap<string, string>): Sign {
  return {
    read,
    trust: said => (said === absence ? UNTOLD : TOLD),
    foretold: new Map([...foretold, [STRANGER, absence]]),
  }
}

const POWERED_BY: Readonly<Record<string, string>> = { Strapi: 'Strapi', Ghost: 'Express' }

function isStrapi({ program }: Hypothesis): boolean {
  return program.name === 'Strapi'
}

function isBefore({ program }: Hypothesis, minor: number): boolean {
  return Number(program.version?.split('.')[1]) < minor
}

function contentError(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer') return null
  const error = Object(outcome.json).error
  return Object(outcome.json).data === null && typeof Object(error).name === 'string'
    ? 'content error'
    : 'another'
}

function poweredBy(outcome: Outcome): string | null {
  const name = headerOf(outcome, 'x-powered-by')
  return name === '' ? 'nobody' : (name?.split(' ')[0] ?? null)
}

function corsUnasked(outcome: Outcome): string | null {
  const origin = headerOf(outcome, 'access-control-allow-credentials')
  return origin === null ? null : origin === '' ? 'unsaid' : 'said'
}

function health(outcome: Outcome): string | null {
  const said = headerOf(outcome, 'strapi')
  return said === null ? null : said === '' ? 'not French' : 'French'
}

function adminInit(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer') return null
  const data = Object(outcome.json).data
  return typeof Object(data).hasAdmin === 'boolean' ? 'an admin panel' : 'none'
}

/** What the admin panel's pages may connect to: since 4.2x sockets, too. */
function adminPolicy(outcome: Outcome): string | null {
  const policy = headerOf(outcome, 'content-security-policy')
  return policy?.includes('connect-src') ? (policy.includes('ws:') ? 'sockets' : 'closed') : null
}

function nulTaken(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer') return null
  return outcome.status === 500 ? 'a fault' : outcome.status === 400 ? 'refused' : null
}

function generator(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer') return null
  const [, program, version] = /<meta name="generator" content="(\w+) (\d+)[^"]*"/.exec(outcome.text) ?? []
  return program === undefined ? 'unsaid' : `${program} ${version}`
}

function generatorOf({ program }: Hypothesis): string {
  return program.name === 'Ghost' ? `Ghost ${program.version?.split('.')[0]}` : 'unsaid'
}

function siteIn(outcome: Outcome): object | null {
  if (outcome.kind !== 'answer' || outcome.status !== 200) return null
  const { site } = Object(outcome.json)
  return isObject(site) ? site : null
}

/** The version that a platform says it runs as: `5.99`. */
export function versionIn(outcome: Outcome): string | null {
  const version = Object(siteIn(outcome)).version
  return typeof version === 'string' ? version : null
}
