import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import { type Belief, evenBelief, expectedInformation, learn } from './belief.ts'
import { findContent } from './find-content.ts'
import type { Hypothesis } from './hypotheses.ts'
import type { Knowledge } from './knowledge.ts'
import { platformProbes } from './platform-probes.ts'
import type { Probe, Sign } from './probe.ts'
import { signProbes, versionIn } from './signs.ts'

/** As many GETs as may be sent at all. */
export const MOST_REQUESTS = 40

/** A request that takes away less of what is not known, in bits, is not worth sending. */
const LEAST_INFORMATION = 0.002

export interface IdentifyOptions {
  readonly client: Client
  readonly knowledge: Knowledge
  /** Sent with every request for content, such as a token. */
  readonly headers: Readonly<Record<string, string>>
  /** A key of the platform's content API; null: the one that the site shows everybody is used. */
  readonly contentKey: string | null
  readonly onAsked?: (count: number) => void
}

/** One request that was sent, and what came. */
export interface Asked {
  readonly path: string
  readonly outcome: Outcome
}

/** What was found out, before it is put into words. */
export interface Findings {
  readonly belief: Belief
  readonly asked: readonly Asked[]
  readonly seen: readonly Seen[]
  /** What a platform says that it runs as. */
  readonly told: string | null
  /** What the errors of its database say that it runs on. */
  readonly toldDatabase: string | null
  /** `/ghost`, `/platform`; null where there is no platform. */
  readonly prefix: string | null
}

/** One thing that an answer showed, and by whom that was foretold. */
export interface Seen {
  readonly path: string
  readonly sign: Sign
  readonly shown: string
}

/** Who asks: counts, and keeps what came. */
export interface Asker {
  /** Null when no request is left. */
  ask(path: string): Promise<Outcome | null>
  readonly left: () => number
}

/**
 * Asks a target one GET after the other, each time the one whose answer is expected to tell most, first for what
 * programs tell of themselves, then for what its content shows of how it answers.
 */
export async function identify(options: IdentifyOptions): Promise<Findings> {
  const { knowledge } = options
  const { hypotheses } = knowledge
  const asked: Asked[] = []
  const asker = askerOf(options, asked)
  const programs = new Map(hypotheses.map(({ name, program }) => [name, program.name]))
  const belief = evenBelief([...programs.keys()], name => programs.get(name) ?? name)
  let state: State = { belief, seen: [] }
  state = await askBest(signProbes(hypotheses), asker, state, 0)
  const prefix = sitePrefix(asked)
  const told = asked.map(({ outcome }) => versionIn(outcome)).find(version => version !== null) ?? null
  const platforms = hypotheses.filter(({ services }) => services.every(it => it === 'platform'))
  if (prefix !== null || likelihoodOf(platforms, state.belief) > LIKELY) {
    const key = options.contentKey ?? (await publicKey(asker, asked))
    const access = { ...knowledge.platform, prefix: prefix ?? '/ghost', key, version: told }
    state = await askBest(await platformProbes(access, hypotheses), asker, state)
    if (key !== null)
      await asker.ask(`${access.prefix}/api/v3/content/posts/?key=${key}&filter=assayer:identify`)
  }
  const contents = hypotheses.filter(({ services }) => services.includes('content'))
  if (prefix === null && likelihoodOf(contents, state.belief) > LIKELY) {
    state = await askBest(await findContent(asker, knowledge), asker, state)
  }
  return { ...state, asked, told, toldDatabase: databaseIn(asked), prefix }
}

/** From there on it is worth looking for what a service holds. */
const LIKELY = 0.2

interface State {
  readonly belief: Belief
  readonly seen: readonly Seen[]
}

function askerOf({ client, headers, onAsked = () => {} }: IdentifyOptions, asked: Asked[]): Asker {
  return {
    left: () => (isGivenUp(asked) ? 0 : MOST_REQUESTS - asked.length),
    ask: async path => {
      if (isGivenUp(asked) || asked.length >= MOST_REQUESTS) return null
      const own = path.startsWith('/api/') ? headers : {}
      const outcome = await client.send({ method: 'GET', path, headers: own, body: null })
      asked.push({ path, outcome })
      onAsked(asked.length)
      return outcome
    },
  }
}

/** Each request without an answer may take all the time that one may take. */
function isGivenUp(asked: readonly Asked[]): boolean {
  return asked.filter(({ outcome }) => outcome.kind === 'no-answer').length >= MOST_SILENT
}

const MOST_SILENT = 2

/** The most telling probe first, by what is believed by then, until none tells anything more. */
async function askBest(
  probes: readonly Probe[],
  asker: Asker,
  before: State,
  least = LEAST_INFORMATION,
): Promise<State> {
  const left = new Set(probes)
  let state = before
  while (asker.left() > 0) {
    const [probe, bits] = mostTelling([...left], state.belief)
    if (!probe || bits < least) break
    left.delete(probe)
    const outcome = await asker.ask(probe.path)
    if (outcome) state = learnFrom(probe, outcome, state)
  }
  return state
}

function mostTelling(probes: readonly Probe[], belief: Belief): readonly [Probe | null, number] {
  const worth = probes.map(probe => [probe, informationOf(probe, belief)] as const)
  return worth.reduce<readonly [Probe | null, number]>((best, it) => (it[1] > best[1] ? it : best), [null, 0])
}

function informationOf({ signs }: Probe, belief: Belief): number {
  return Math.max(...signs.map(sign => expectedInformation(belief, sign)))
}

function learnFrom({ path, signs }: Probe, outcome: Outcome, state: State): State {
  if (outcome.kind === 'no-answer') return state
  return signs.reduce((so, sign) => {
    const shown = sign.read(outcome)
    if (shown === null) return so
    return { belief: learn(so.belief, sign, shown), seen: [...so.seen, { path, sign, shown }] }
  }, state)
}

function likelihoodOf(hypotheses: readonly Hypothesis[], belief: Belief): number {
  return hypotheses.reduce((sum, { name }) => sum + (belief.get(name) ?? 0), 0)
}

/** A filter on an attribute that is none reaches the database, whose error has a code of its own. */
function databaseIn(asked: readonly Asked[]): string | null {
  const texts = asked.map(({ outcome }) => (outcome.kind === 'answer' ? outcome.text : ''))
  const [found] = DATABASE_ERRORS.filter(([code]) => texts.some(text => code.test(text)))
  return found?.[1] ?? null
}

const DATABASE_ERRORS: readonly (readonly [code: RegExp, database: string])[] = [
  [/"SQLITE_ERROR"/, 'SQLite'],
  [/"ER_[A-Z_]+"/, 'MySQL'],
]

function sitePrefix(asked: readonly Asked[]): string | null {
  const site = asked.find(({ outcome }) => versionIn(outcome) !== null)
  return site ? `/${site.path.split('/')[1]}` : null
}

/** The key that a site's pages give to the widgets in them. */
async function publicKey(asker: Asker, asked: readonly Asked[]): Promise<string | null> {
  const home = asked.find(({ path }) => path === '/')?.outcome ?? (await asker.ask('/'))
  if (home?.kind !== 'answer') return null
  return /data-key="([0-9a-f]+)"/.exec(home.text)?.[1] ?? null
}
