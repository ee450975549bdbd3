import type { Outcome } from '../client/outcome.ts'
import { askReference } from '../executed/ask-reference.ts'
import type { Clause, RequestSpec, Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { WorldSource } from '../targets/oracle.ts'

/** A request, and who sends it. `request` is `GET /path`, or a document of GraphQL. */
export interface Question {
  readonly request: string
  readonly as: string
  /** However long the answer is: the schema is told in one, or not at all. */
  readonly atAnyLength?: true
}

/** Asks the oracle: the JSON of each answer, undefined where it is refused or no JSON. */
export type Ask = (questions: readonly Question[]) => Promise<readonly unknown[]>

export interface Asking {
  readonly suite: Suite
  /** The world by its name or path. */
  readonly world: string
  readonly worlds: WorldSource
  readonly signal: AbortSignal
}

/** Asks the reference, which holds the world, without a socket. */
export function askOf({ suite, world, worlds, signal }: Asking): Ask {
  return async questions => {
    const scenarios = questions.map((question, index) => scenarioAsking(question, `ask-${index}`, world))
    const clauses = [{ ...NO_CLAUSE, scenarios }]
    const asked = await askReference({
      ...{ suite: { ...suite, clauses }, scenarios, worlds, signal },
      ...{ quirks: [], explained: null },
    })
    return scenarios.map(({ id }, index) => {
      const most = questions[index]?.atAnyLength ? Number.POSITIVE_INFINITY : LONGEST
      return jsonOf(asked.get(id)?.answers.at(-1), most)
    })
  }
}

/** More than anybody would read: another place shows the same. */
const LONGEST = 100_000

function jsonOf(outcome: Outcome | undefined, most: number): unknown {
  if (outcome?.kind !== 'answer' || outcome.status >= 400 || outcome.text.length > most) return undefined
  return outcome.json
}

const CLAUSE = 'content.lifting'

const NO_CLAUSE: Omit<Clause, 'scenarios'> = {
  ...{
    id: CLAUSE,
    says: '',
    status: 'assumed',
    strength: 'must',
    service: 'content',
    sources: [],
    file: '',
    why: null,
  },
  ...{ disagrees: null, untestable: null, hasUnit: false, followsFrom: [], lifts: [] },
}

/** A scenario that asks and expects nothing. */
function scenarioAsking(question: Question, id: string, world: string): Scenario {
  return {
    ...{
      id,
      says: '',
      clause: CLAUSE,
      strength: 'must',
      service: 'content',
      world,
      versions: null,
      platformVersion: null,
    },
    ...{ writes: false, sendsWrites: false, requires: [], tags: [], rests: [] },
    steps: [
      {
        ...{ request: requestSpec(question), asks: null, accepted: [{ who: null, expect: {} }] },
        ...{ without: null, save: {} },
      },
    ],
  }
}

/** As a clause file's request. */
export function requestSpec({ request, as }: Question): RequestSpec {
  const shared = { headers: {}, as, token: null, isExact: false } as const
  if (request.startsWith('GET ')) {
    return { ...shared, method: 'GET', path: request.slice('GET '.length), body: undefined, door: 'rest' }
  }
  return { ...shared, method: 'POST', path: '/graphql', body: { query: request }, door: 'graphql' }
}
