import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'
import type { OracleWorld } from '../targets/oracle.ts'
import { foretelling } from './foretelling.ts'
import type { Hypothesis } from './hypotheses.ts'
import { headerOf, type Probe, type Sign } from './probe.ts'

/** How a platform is asked, and those that foretell its answers. */
export interface PlatformAccess {
  /** What stands before `/api/`: `/ghost`. */
  readonly prefix: string
  /** Of the target's content API; null: nobody told it. */
  readonly key: string | null
  /** A site, and its content API key. */
  readonly world: OracleWorld
  readonly worldKey: string
  /** What the target says that it runs as; null: it does not say so. */
  readonly version: string | null
}

/** Reads of both APIs, with `{key}` where a key belongs. None tells anybody anything: an unknown path may. */
const READS = [
  '/api/content/posts/',
  '/api/v2/content/posts/',
  '/api/v4/content/posts/',
  '/api/canary/admin/site/',
  '/api/admin/site/',
  '/api/content/posts/?key={key}&limit=1',
  '/api/v3/content/posts/?key={key}&limit=1&include=tags',
  '/api/v3/content/pages/?key={key}&limit=1',
  '/api/content/tiers/?key={key}',
  '/api/content/products/?key={key}',
  '/api/content/newsletters/?key={key}',
  '/api/v3/content/settings/?key={key}',
]

/** Requests that show what a platform has, whose answers the hypotheses foretell whatever it holds. */
export async function platformProbes(
  access: PlatformAccess,
  hypotheses: readonly Hypothesis[],
): Promise<readonly Probe[]> {
  const { prefix, key, world, worldKey, version } = access
  const oracle = foretelling(world, version)
  const able = hypotheses.filter(({ services }) => services.includes('platform'))
  const reads = [
    ...READS.map(read => [`${prefix}${read}`, `/platform${read}`] as const),
    ['/members/api/site/', '/members/api/site/'] as const,
  ]
  const askable = reads.filter(([path]) => key !== null || !path.includes('{key}'))
  return Promise.all(
    askable.map(async ([path, neutral]) => {
      const answers = await Promise.all(
        able.map(async it => [it.name, await oracle.answer(it, neutral.replace('{key}', worldKey))] as const),
      )
      return { path: path.replace('{key}', key ?? ''), signs: TRAITS.map(trait => signOf(trait, answers)) }
    }),
  )
}

interface TraitOfAnswer {
  readonly trust: number
  readonly read: Sign['read']
}

/** Entries differ, so an answer is looked at for what does not come from them. */
const TRAITS: readonly TraitOfAnswer[] = [
  { trust: 0.93, read: it => (it.kind === 'answer' && it.status !== 429 ? String(it.status) : null) },
  { trust: 0.9, read: it => headerOfEntry(it, 'content-version') },
  { trust: 0.93, read: it => headerOfEntry(it, 'deprecation') },
  { trust: 0.85, read: membersOf },
]

/** What is not served has no headers of its own. */
function headerOfEntry(outcome: Outcome, name: string): string | null {
  if (outcome.kind !== 'answer' || outcome.status === 404) return null
  return headerOf(outcome, name) === '' ? 'not there' : 'there'
}

/** The names of what the first entry has, or the first error. */
function membersOf(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer' || outcome.status === 404 || !isObject(outcome.json)) return null
  const [list] = Object.values(outcome.json)
  const first = Array.isArray(list) ? list[0] : list
  const neutral = (name: string) => name.replace(/^ghost(?=[A-Z])/, 'platform')
  return isObject(first) ? Object.keys(first).map(neutral).sort().join(' ') : null
}

function signOf({ trust, read }: TraitOfAnswer, answers: readonly (readonly [string, Outcome])[]): Sign {
  const foretold = answers.flatMap(([name, outcome]) => {
    const said = read(outcome)
    return said === null ? [] : [[name, said] as const]
  })
  return { trust, read, foretold: new Map(foretold) }
}
