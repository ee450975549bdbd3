import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import { type Hypothesis, REFERENCE } from './hypotheses.ts'
import { foretell, headerOf, type Probe, type Sign } from './probe.ts'

/**
 * What programs tell of themselves, whatever they hold and whoever asks. Each was seen at the real programs: Strapi
 * 4.26.2 and 4.15.5, Ghost 5.99.1, 4.48.9 and 3.42.9.
 */
export function signProbes(hypotheses: readonly Hypothesis[]): readonly Probe[] {
  const sign = (read: Sign['read'], trust: Sign['trust'], of: (it: Hypothesis) => string | null): Sign => ({
    read,
    trust,
    foretold: foretell(hypotheses, of),
  })
  const ofProgram = (name: string, there: string, elsewhere: string) => (it: Hypothesis) =>
    it.program.name === name ? there : elsewhere
  return [
    {
      path: '/api/assayer-identify',
      signs: [
        sign(contentError, 0.9, it => (it.services.includes('content') ? 'content error' : 'another')),
        sign(poweredBy, mayBeMissing('nobody'), it => POWERED_BY[it.program.name] ?? 'nobody'),
        // 4.15 leaves the headers of CORS to requests that name an origin.
        sign(corsUnasked, mayBeMissing('unsaid'), it =>
          it.program.name === 'Strapi' && !isBefore(it.program.version ?? '', 26) ? 'said' : 'unsaid',
        ),
      ],
    },
    {
      path: '/_health',
      signs: [sign(health, mayBeMissing('not French'), ofProgram('Strapi', 'French', 'not French'))],
    },
    {
      path: '/admin/init',
      signs: [
        sign(adminInit, mayBeMissing('none'), ofProgram('Strapi', 'an admin panel', 'none')),
        sign(adminPolicy, 0.85, it => {
          if (it.program.name !== 'Strapi') return null
          return isBefore(it.program.version ?? '', 26) ? 'closed' : 'sockets'
        }),
      ],
    },
    {
      // PostgreSQL takes no NUL in a text. A token that holds one is nobody's.
      path: '/api/auth/email-confirmation?confirmation=assayer%00identify',
      signs: [
        sign(nulTaken, mayBeMissing('refused'), it =>
          it.program.database === 'PostgreSQL' ? 'a fault' : 'refused',
        ),
      ],
    },
    sitePage('/ghost', 'ghost', hypotheses),
    sitePage('/platform', 'platform', hypotheses),
    { path: '/', signs: [sign(generator, mayBeMissing('unsaid'), it => generatorOf(it))] },
  ]
}

/** The site that a platform tells everybody about, by the oldest URL that each major still answers. */
function sitePage(prefix: string, brand: string, hypotheses: readonly Hypothesis[]): Probe {
  const isOnlyPlatform = ({ services }: Hypothesis) =>
    services.includes('platform') && !services.includes('content')
  return {
    path: `${prefix}/api/v3/admin/site/`,
    signs: [
      {
        trust: mayBeMissing('none'),
        read: outcome => (siteIn(outcome) ? 'a site' : 'none'),
        // The reference has a platform when its world has one.
        foretold: foretell(hypotheses, it => {
          const own = it.name === REFERENCE.name ? 'platform' : 'ghost'
          return it.services.includes('platform') && brand === own ? 'a site' : 'none'
        }),
      },
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
function mayBeMissing(absence: string) {
  return (foretold: string) => (foretold === absence ? 0.98 : 0.6)
}

const POWERED_BY: Readonly<Record<string, string>> = { Strapi: 'Strapi', Ghost: 'Express' }

function isBefore(version: string, minor: number): boolean {
  return Number(version.split('.')[1]) < minor
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

function generatorOf({ program, services }: Hypothesis): string | null {
  if (program.name === 'Ghost') return `Ghost ${program.version?.split('.')[0]}`
  return services.includes('platform') ? null : 'unsaid'
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
