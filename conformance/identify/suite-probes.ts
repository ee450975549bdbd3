import type { Outcome } from '../client/outcome.ts'
import { withoutKeys } from '../compare/map-values.ts'
import type { KillMatrix } from '../kills/kill-matrix.ts'
import { stableJson } from '../report/stable-json.ts'
import type { Scenario } from '../suite/clause.ts'
import type { OracleProfile, OracleWorld } from '../targets/oracle.ts'
import { evenBelief, expectedInformation } from './belief.ts'
import { foretelling } from './foretelling.ts'
import type { Hypothesis } from './hypotheses.ts'
import type { Probe } from './probe.ts'

export interface SuiteKnowledge {
  readonly scenarios: readonly Scenario[]
  readonly matrix: KillMatrix
  readonly profiles: readonly OracleProfile[]
}

/** So many requests of the suite are foretold: more than can be asked. */
const MOST = 40
const MOST_ALIKE = 4

const TRUST = 0.9

/**
 * Requests of the suite to a target that holds its world. By the kill matrix it is known which of them the quirks of a
 * profile change: those that split the hypotheses best are taken, and only these are foretold.
 */
export async function suiteProbes(
  world: OracleWorld,
  knowledge: SuiteKnowledge,
  hypotheses: readonly Hypothesis[],
): Promise<readonly Probe[]> {
  const able = hypotheses.filter(({ services }) => services.includes('content'))
  const oracle = foretelling(world)
  return Promise.all(
    mostTelling(world.name, knowledge, able).map(async path => {
      const answers = able.map(
        async it => [it.name, symptomOf(await oracle.answer(it, path)) ?? 'nothing'] as const,
      )
      return {
        path,
        signs: [{ read: symptomOf, trust: TRUST, foretold: new Map(await Promise.all(answers)) }],
      }
    }),
  )
}

function mostTelling(
  world: string,
  { scenarios, matrix, profiles }: SuiteKnowledge,
  hypotheses: readonly Hypothesis[],
): readonly string[] {
  const kinds = kindsBy(matrix, profiles)
  const even = evenBelief(hypotheses.map(({ name }) => name))
  const telling = scenarios.flatMap(scenario => {
    const path = scenario.world === world ? plainPath(scenario) : null
    const foretold = new Map(hypotheses.map(({ name }) => [name, kinds(name, scenario.id)]))
    const bits = path === null ? 0 : expectedInformation(even, { foretold, trust: TRUST })
    return path !== null && bits > 0 ? [{ path, bits, split: splitOf([...foretold.values()]) }] : []
  })
  const sorted = telling.toSorted((a, b) => b.bits - a.bits)
  // Many split the hypotheses alike: a few of each way are enough.
  const taken = new Map<string, string[]>()
  for (const { split, path } of sorted) {
    const alike = taken.get(split) ?? []
    if (alike.length < MOST_ALIKE) taken.set(split, [...alike, path])
  }
  return [...taken.values()].flat().slice(0, MOST)
}

/** Which of them are alike, as a text. */
function splitOf(foretold: readonly string[]): string {
  return foretold.map(it => foretold.indexOf(it)).join(' ')
}

/** Which quirks of a hypothesis change a scenario, as one text. */
function kindsBy({ killers }: KillMatrix, profiles: readonly OracleProfile[]) {
  const changed = new Map(
    profiles.map(({ name, quirks }) => {
      const byScenario = new Map<string, string>()
      for (const quirk of quirks)
        for (const id of killers.get(quirk) ?? []) byScenario.set(id, `${byScenario.get(id) ?? ''} ${quirk}`)
      return [name, byScenario] as const
    }),
  )
  return (hypothesis: string, scenario: string) => changed.get(hypothesis)?.get(scenario) ?? ''
}

/** The path of one GET that anybody may send, and that names nothing of the target; null for any other scenario. */
function plainPath({ steps, requires, sendsWrites }: Scenario): string | null {
  const [step, ...more] = steps
  if (!step || more.length > 0 || sendsWrites || requires.length > 0) return null
  const { method, path, as, headers, body } = step.request
  const isPlain = method === 'GET' && as === 'public' && body === undefined && !path.includes('<')
  return isPlain && Object.keys(headers).length === 0 && path.startsWith('/api/') ? path : null
}

/** What each target has of its own: ids and times, and files. */
const OWN = new Set(['id', 'createdAt', 'updatedAt', 'hash', 'url', 'formats', 'provider_metadata', 'size'])

/** An answer as a text that is the same at every server that answers alike. Null where nothing is shown at all. */
function symptomOf(outcome: Outcome): string | null {
  if (outcome.kind !== 'answer' || [401, 403, 429].includes(outcome.status)) return null
  if (outcome.status === 400 || outcome.status >= 500) return 'refused'
  return `${outcome.status} ${stableJson(withoutKeys(outcome.json ?? null, OWN))}`
}
