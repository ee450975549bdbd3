import { embeddedTarget, type Through } from '../executed/embedded-target.ts'
import { watchedTarget } from '../executed/watched-target.ts'
import { type Firing, fireAt } from '../run/run-at-reference.ts'
import type { Scenario } from '../suite/clause.ts'
import { entriesNamedIn, factsNamedIn } from '../suite/placeholder.ts'
import {
  type EmbeddedAnswer,
  type EmbeddedRequest,
  leftAloneBy,
  type WorldSource,
} from '../targets/oracle.ts'

/** What was said when scenarios were run at the reference: a server that answers all of it likewise need not be asked. */
export interface Conversations {
  /** Those of some scenarios for which a server with this freedom answers something otherwise, as far as that can be told. */
  concernedBy(freedom: string, scenarios: readonly Scenario[]): Promise<readonly Scenario[]>
}

interface Exchange {
  readonly request: EmbeddedRequest
  readonly answer: EmbeddedAnswer
}

export interface OverhearOptions extends Omit<Firing, 'onResult' | 'platformVersion' | 'isWatched'> {
  readonly worlds: WorldSource
}

/** Runs the scenarios once, and keeps every exchange, also what is asked besides: ids, sessions, what is watched over. */
export async function overhearReference(options: OverhearOptions): Promise<Conversations> {
  const { suite, worlds } = options
  const ofScenarios = new Map<string, Exchange[]>()
  const ofAll: Exchange[] = []
  let heard = ofAll
  const through: Through = async (request, reference) => {
    const answer = await reference.handle(request)
    heard.push({ request, answer })
    return answer
  }
  const target = watchedTarget(embeddedTarget({ specs: suite.directory, worlds, quirks: [], through }), {
    headers: {},
    onRequest: id => {
      heard = ofScenarios.get(id) ?? []
      ofScenarios.set(id, heard)
    },
    onOutcome: () => {
      heard = ofAll
    },
  })
  // One after the other: what is heard belongs to the scenario that asks.
  await fireAt(target, options, 1)
  return {
    concernedBy: async (freedom, scenarios) => {
      const isLeftAlone = await leftAloneBy(freedom)
      const isOtherwise = async (exchanges: readonly Exchange[]) => {
        for (const { request, answer } of exchanges) {
          if (!(await isLeftAlone(request, answer))) return true
        }
        return false
      }
      const isOtherwiseForAll = await isOtherwise(ofAll)
      const concerned: Scenario[] = []
      for (const scenario of scenarios) {
        const isConcerned = isOtherwiseForAll && goesByWhatAllAsk(scenario)
        if (isConcerned || (await isOtherwise(ofScenarios.get(scenario.id) ?? []))) concerned.push(scenario)
      }
      return concerned
    },
  }
}

/** Whether it has ids or facts of its target in it, or is asked by somebody who signs in or has a key. */
function goesByWhatAllAsk({ steps }: Scenario): boolean {
  return steps.some(
    step => step.request.as !== 'public' || entriesNamedIn(step).length > 0 || factsNamedIn(step).length > 0,
  )
}
