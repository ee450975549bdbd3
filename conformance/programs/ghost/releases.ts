import type { Release } from '../program.ts'

/** A version, and what it wants besides what it says itself. */
export interface GhostRelease extends Release {
  /** Entries of its lock file that no registry has: they are resolved anew, as its package.json says. */
  readonly unlocked: readonly string[]
  /** Dependencies in place of those in its package.json, for the same reason. */
  readonly replaced: Readonly<Record<string, string>>
  /** Packages beside it that take the place of its own. */
  readonly beside: Readonly<Record<string, string>>
  /** What makes the tables before its first start; null: the start itself does. */
  readonly migration: string | null
}

/** Any Node will do for the kit: each version brings the one that it runs on. */
const BESIDE = { yarn: '1.22.22', sqlite3: '5.1.7' }
/** The first version that needs no other host than the registry. Older Node does not load it, and Ghost does without. */
const PICTURES = { sharp: '0.33.5' }

const GONE_FOR_4 = [
  'http-stream',
  'members-analytics-ingress',
  'members-payments',
  'member-analytics-service',
  'members-csv',
]

/** Versions that were installed and judged. A new one: a line here. */
export const releases: readonly GhostRelease[] = [
  release('5.99.1', '20.20.2', { unlocked: [], replaced: {}, beside: PICTURES, migration: null }),
  release('4.48.9', '16.20.2', {
    unlocked: GONE_FOR_4.map(name => `@tryghost/${name}`),
    replaced: {},
    beside: {},
    migration: null,
  }),
  release('3.42.9', '14.21.3', {
    unlocked: ['@tryghost/members-api'],
    replaced: { '@tryghost/members-api': '0.37.12' },
    beside: {},
    migration: 'knex-migrator-migrate --init --mgpath current',
  }),
]

type Own = Omit<GhostRelease, keyof Release>

function release(version: string, node: string, own: Own): GhostRelease {
  const dependencies = { ...BESIDE, ...own.beside, [nodePackage()]: node }
  return { version, nodes: null, dependencies, ...own }
}

/** The package that holds nothing but the program `node` of this system. */
export function nodePackage(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return `node-${system}-${process.arch}`
}
