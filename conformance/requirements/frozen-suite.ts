import { groupBy } from '../group-by.ts'
import type { Clause, Scenario, Service } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { findPremises } from '../suite/premises.ts'
import { UsageError } from '../usage-error.ts'
import type { KeptTexts } from './kept-texts.ts'
import { type FrozenScenario, type RequirementSet, serviceOf } from './requirement-set.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { type FrozenFiles, readFrozenFiles, worldDigest } from './world-files.ts'

/** What a set makes of a suite that may have changed since. */
export interface FrozenSuite {
  /** To judge by: what counts as it was frozen, on what it rests, and what was laid on the suite. */
  readonly suite: Suite
  /** Ids of the scenarios that count. */
  readonly counted: ReadonlySet<string>
  /** Those that count and are otherwise now. */
  readonly changed: readonly string[]
  /** Those that count and are no longer in the suite. */
  readonly gone: readonly string[]
  /** Scenarios of the suite, as they are now, that came or changed since. */
  readonly beside: readonly Beside[]
  /** The files of worlds that are otherwise now. */
  readonly worlds: ReadonlyMap<string, FrozenFiles>
}

/** A scenario that is run and does not count. */
export interface Beside {
  readonly scenario: Scenario
  readonly since: 'new' | 'changed'
}

export interface FreezeFrame {
  readonly set: RequirementSet
  readonly kept: KeptTexts
  /** As it is now. */
  readonly suite: Suite
  /** Of what scenarios are asked for. */
  readonly services: readonly Service[]
  /** Clauses that were laid on the suite. */
  readonly ownClauses: ReadonlySet<string>
  readonly directoryOf: (world: string) => string
}

/** One scenario with the clause that it stood in. */
interface Text {
  readonly clause: Clause
  readonly scenario: Scenario
  readonly isKept: boolean
}

/** Something changed or left the suite since a set was frozen, and its old text is not at hand. */
export class WithoutText extends UsageError {
  readonly unkept: readonly string[]
  constructor(message: string, unkept: readonly string[]) {
    super(message)
    this.unkept = unkept
  }
}

/** The suite that a set judges by. Throws WithoutText where something changed of which no old text is kept. */
export function frozenSuite(frame: FreezeFrame): FrozenSuite {
  const { set, suite, services } = frame
  const present = presentTexts(suite)
  const isAsked = ({ clause }: FrozenScenario) => services.includes(serviceOf(clause))
  const entries = [...set.scenarios, ...set.premises].filter(isAsked)
  const found = entries.map(entry => ({ entry, text: textOf(entry, present, frame.kept) }))
  const texts = found.flatMap(({ text }) => text ?? [])
  const worlds = frozenWorlds(new Set(texts.map(({ scenario }) => scenario.world)), frame)
  const unkept = [...found.flatMap(({ entry, text }) => (text ? [] : entry.id)), ...worlds.unkept]
  if (unkept.length > 0) throw withoutText(unkept, frame)
  const own = set.hasOwn ? [] : suite.clauses.filter(({ id }) => frame.ownClauses.has(id))
  const counted = new Set(set.scenarios.filter(isAsked).map(({ id }) => id))
  const changed = texts.filter(it => it.isKept && counted.has(it.scenario.id)).map(it => it.scenario.id)
  return {
    suite: { ...suite, clauses: withPremises([...clausesOf(texts), ...own], suite.clauses) },
    counted: new Set([...counted, ...own.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))]),
    changed: changed.filter(id => present.has(id)),
    gone: changed.filter(id => !present.has(id)),
    beside: besideOf(frame, present),
    worlds: worlds.changed,
  }
}

interface Present extends Text {
  readonly digest: string
}

function presentTexts({ clauses }: Suite): ReadonlyMap<string, Present> {
  return new Map(
    clauses.flatMap(clause =>
      clause.scenarios.map(scenario => {
        const digest = scenarioDigest(clause, scenario)
        return [scenario.id, { clause, scenario, isKept: false, digest }] as const
      }),
    ),
  )
}

function textOf(
  { id, digest }: FrozenScenario,
  present: ReadonlyMap<string, Present>,
  kept: KeptTexts,
): Text | undefined {
  const now = present.get(id)
  if (now?.digest === digest) return now
  const then = kept.scenario(digest)
  return then && { ...then, isKept: true }
}

/** In the order of the set. What a clause says is told in its present words as long as any of it is as it was. */
function clausesOf(texts: readonly Text[]): readonly Clause[] {
  return [...groupBy(texts, ({ clause }) => clause.id).values()].flatMap(its => {
    const head = (its.find(({ isKept }) => !isKept) ?? its[0])?.clause
    return head ? [{ ...head, scenarios: its.map(({ scenario }) => scenario) }] : []
  })
}

/** What was laid on the suite, and what was found later of requests, may rest on scenarios that are not in the set. */
function withPremises(clauses: readonly Clause[], present: readonly Clause[]): readonly Clause[] {
  const scenarios = clauses.flatMap(clause => clause.scenarios)
  const has = new Set(scenarios.map(({ id }) => id))
  const wanted = new Set(
    [...findPremises(present, scenarios).values()]
      .flatMap(its => its.map(({ id }) => id))
      .filter(id => !has.has(id)),
  )
  const added = present.flatMap(clause => {
    const its = clause.scenarios.filter(({ id }) => wanted.has(id))
    return its.length > 0 ? [{ ...clause, scenarios: its }] : []
  })
  const grown = clauses.map(clause => {
    const more = added.find(({ id }) => id === clause.id)
    return more ? { ...clause, scenarios: [...clause.scenarios, ...more.scenarios] } : clause
  })
  return [...grown, ...added.filter(({ id }) => !clauses.some(clause => clause.id === id))]
}

function besideOf(
  { set, ownClauses }: FreezeFrame,
  present: ReadonlyMap<string, Present>,
): readonly Beside[] {
  const frozen = new Map(set.scenarios.map(({ id, digest }) => [id, digest]))
  const known = new Set([...set.leftOut.keys(), ...set.premises.map(({ id }) => id)])
  return [...present.values()].flatMap(({ clause, scenario, digest }): Beside | readonly Beside[] => {
    if (known.has(scenario.id) || (!set.hasOwn && ownClauses.has(clause.id))) return []
    const then = frozen.get(scenario.id)
    if (then === digest) return []
    return { scenario, since: then === undefined ? 'new' : 'changed' }
  })
}

function frozenWorlds(used: ReadonlySet<string>, { set, kept, directoryOf }: FreezeFrame) {
  const changed = new Map<string, FrozenFiles>()
  const unkept: string[] = []
  for (const world of used) {
    const digest = set.worlds.get(world)
    if (digest === undefined || worldDigest(readFrozenFiles(directoryOf(world))) === digest) continue
    const files = kept.world(digest)
    if (files) changed.set(world, files)
    else unkept.push(`the world ${world}`)
  }
  return { changed, unkept }
}

/** So many are named. */
const SHOWN = 5

/** Some of the scenarios and worlds whose old texts are not at hand, by name. */
export function someOf(unkept: readonly string[]): string {
  const more = unkept.length > SHOWN ? ` and ${unkept.length - SHOWN} more` : ''
  return `${unkept.slice(0, SHOWN).join(', ')}${more}`
}

function withoutText(unkept: readonly string[], { set, kept }: FreezeFrame): WithoutText {
  return new WithoutText(
    `${set.file}: ${someOf(unkept)} changed or left the suite since, and ${kept.file} has no old ` +
      `text. \`assayer requirements keep ${set.name}\` takes it from the history of the repository that the set was frozen in; ` +
      '--requirements none judges by everything.',
    unkept,
  )
}
