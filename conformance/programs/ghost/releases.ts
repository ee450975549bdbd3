import type { Release } from '../program.ts'

/** A version, and what it wants besides what it says itself. */
export interface GhostRelease extends Release {
  /** Entries of its lock file that no registry has: they are resolved anew, as its package.json says. */
  readonly gone: readonly string[]
  /** Dependencies in place of those in its package.json, for the same reason. */
  readonly replaced: Readonly<Record<string, string>>
  /** What makes the tables before its first start; null: the start itself does. */
  readonly migration: string | null
  /** Whether `assets/put-back.js` knows where it keeps in its head what its tables say; undefined: it does not. */
  readonly isPutBack?: true
}

/** Any Node will do for the kit: each version brings the one that it runs on. */
const BESIDE = { yarn: '1.22.22', sqlite3: '5.1.7' }

/** The first version of what processes pictures that needs no other host than the registry; older Node cannot load it. */
const PICTURES = { sharp: '0.33.5' }

const GONE_FOR_4 = [
  ...['@tryghost/http-stream', '@tryghost/members-analytics-ingress', '@tryghost/members-payments'],
  ...['@tryghost/member-analytics-service', '@tryghost/members-csv'],
]

/** Before 5.0 a provider of payments, where the site has an account, keeps the prices of tiers, and knows who pays. */
const UNPAID = ['payments']

/** Versions that were installed, filled and judged. A new one: a line here. */
export const releases: readonly GhostRelease[] = [
  release('5.99.1', '20.20.2', { beside: PICTURES, profile: 'ghost-5.99', isPutBack: true }),
  release('4.48.9', '16.20.2', { gone: GONE_FOR_4, without: UNPAID, profile: 'ghost-4.48' }),
  release('3.42.9', '14.21.3', {
    without: UNPAID,
    profile: 'ghost-3.42',
    gone: ['@tryghost/members-api'],
    replaced: { '@tryghost/members-api': '0.37.12' },
    migration: 'knex-migrator-migrate --init --mgpath current',
  }),
]

interface Own extends Partial<Omit<GhostRelease, 'version' | 'nodes' | 'dependencies'>> {
  /** Packages beside it that take the place of its own. */
  readonly beside?: Readonly<Record<string, string>>
}

function release(version: string, node: string, { beside, ...own }: Own): GhostRelease {
  const dependencies = { ...BESIDE, ...beside, [nodePackage()]: node }
  return { version, nodes: null, dependencies, gone: [], replaced: {}, migration: null, ...own }
}

/** The package that holds nothing but the program `node` of this system. */
export function nodePackage(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return `node-${system}-${process.arch}`
}
