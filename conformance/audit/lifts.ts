import { groupBy } from '../group-by.ts'
import type { Result, StepRecord } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { type OracleFiles, worldOfFiles } from '../targets/oracle.ts'
import { type Asker, overheardAnswer } from './asker.ts'
import { othersAsked } from './clauses-asked.ts'
import type { Confirmed, Finding } from './finding.ts'
import { type Answer, type Ask, isServed, type Question, shownBy } from './question.ts'
import type { SeenList } from './survey/survey.ts'
import { type BuiltWorld, buildWorld } from './world/build-world.ts'
import { givenSchemas } from './world/given-schemas.ts'
import { inferredSchemas } from './world/inferred-schemas.ts'
import { askLifted, type Lifted, liftOnto, wrongAnywhere } from './world/lifted.ts'

export interface LiftedOptions {
  readonly asker: Asker
  readonly suite: Suite
  /** The models of the target; null: they are inferred from what it shows. */
  readonly files: OracleFiles | null
  readonly signal: AbortSignal
  /** Undefined: as usual. Who audits many servers with the same world need not lift onto it each time. */
  readonly lift?: typeof liftOnto | undefined
}

/** A suite of what was read or given, and how to know whether it still holds. */
interface Ground {
  readonly lifted: Lifted
  readonly scenarios: readonly Scenario[]
  /** Null: it rests on models alone. */
  readonly built: BuiltWorld | null
}

/** Nobody knows how a server is configured, who else may do what, nor whether it filters on components: it need not. */
const NEVER =
  /^content\.(auth|limits|users|writes)\.|^content\.pagination\.configured$|^content\.filters\.components/
/** What only models tell, and entries do not. */
const OF_MODELS = /^content\.(models|graphql)\./

/** The clauses of the suite, asked of the models that were given and of the entries that were read. */
export class Lifts {
  readonly #options: LiftedOptions
  readonly #grounds: readonly Ground[]
  readonly #hasGraphql: boolean

  private constructor(options: LiftedOptions, grounds: readonly Ground[], hasGraphql: boolean) {
    this.#options = options
    this.#grounds = grounds
    this.#hasGraphql = hasGraphql
  }

  static async open(ask: Ask, seen: readonly SeenList[], options: LiftedOptions): Promise<Lifts> {
    const { files } = options
    if (seen.length === 0 && files === null) return new Lifts(options, [], false)
    const models = files ? givenSchemas(files) : inferredSchemas(seen)
    const built = await buildWorld(ask, models, seen)
    const hasGraphql = await options.asker.findGraphql()
    const grounds = [
      ...(files && hasGraphql ? [await ofModels(files, options)] : []),
      ...(built ? [await ofEntries(built, options)] : []),
    ]
    return new Lifts(options, grounds, hasGraphql)
  }

  get count(): number {
    return this.#grounds.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  }

  /** Asks as long as there is something left, in turn of models and of entries. */
  async ask(isOver: () => boolean, onResult: (result: Result) => void): Promise<readonly Suspicion[]> {
    const found: Suspicion[] = []
    for (const ground of this.#grounds) {
      const most = this.#options.asker.count + ground.scenarios.length
      const red: Result[] = []
      for (let from = 0; from < ground.scenarios.length && !isOver(); from += AT_ONCE) {
        const results = await this.#fire(ground, ground.scenarios.slice(from, from + AT_ONCE))
        for (const result of results) onResult(result)
        red.push(...results.filter(({ verdict }) => isFailure(verdict)))
        if (this.#options.asker.count > most) break
      }
      found.push(...(await this.#undisputed(ground, red)))
    }
    return found
  }

  async #undisputed(ground: Ground, red: readonly Result[]): Promise<readonly Suspicion[]> {
    const { suite, signal } = this.#options
    const few = [...groupBy(red, ({ clause }) => clause.id).values()].flatMap(its =>
      its.slice(0, MOST_OF_A_CLAUSE),
    )
    const judged = await wrongAnywhere(few, suite, ground.lifted, signal)
    return judged
      .filter(({ verdict }) => isFailure(verdict))
      .map(result => ({ ground, result, finding: findingOf(result) }))
  }

  #fire({ lifted }: Ground, scenarios: readonly Scenario[]): Promise<readonly Result[]> {
    const { asker, signal } = this.#options
    const lacks = (capability: string) =>
      capability === 'graphql' && !this.#hasGraphql ? 'no GraphQL' : null
    return askLifted(lifted, scenarios, { client: asker, signal, lacks })
  }

  /** Asks again, between two looks at whether what was read is still the same. */
  async confirm(suspicions: readonly Suspicion[]): Promise<readonly (readonly [Confirmed, Finding])[]> {
    const found: (readonly [Confirmed, Finding])[] = []
    for (const ground of this.#grounds) {
      const its = suspicions.filter(it => it.ground === ground)
      if (its.length === 0) continue
      const isSame = await this.#isSame(ground)
      const again = await this.#fire(
        ground,
        its.map(({ result }) => result.scenario),
      )
      const isStill = await this.#isSame(ground)
      const red = new Set(
        again.filter(({ verdict }) => isFailure(verdict)).map(({ scenario }) => scenario.id),
      )
      for (const { result, finding } of its) {
        const isCut = this.#options.asker.stop !== null
        const stands = isSame && isStill && red.has(result.scenario.id)
        found.push([stands ? 'stands' : isCut ? 'not-asked-again' : 'moved', finding])
      }
    }
    return found
  }

  /** Whether what was read is shown as it was when the world was made of it. */
  async #isSame({ built }: Ground): Promise<boolean> {
    if (built === null) return true
    for (const [question, shown] of built.shown) {
      const answer = await this.#options.asker.ask(question)
      if (!isServed(answer) || shownBy(answer) !== shown) return false
    }
    return true
  }
}

/** A scenario that a server fails and no right server does. */
export interface Suspicion {
  readonly ground: Ground
  readonly result: Result
  readonly finding: Finding
}

/** Of one clause no more are looked into. */
const MOST_OF_A_CLAUSE = 4

/** So many are asked before it is looked whether there may be more. */
const AT_ONCE = 50

async function ofModels(
  files: OracleFiles,
  { suite, signal, lift = liftOnto }: LiftedOptions,
): Promise<Ground> {
  const models = new Map([...files].filter(([path]) => path.endsWith('.json') && !NOT_MODELS.test(path)))
  const read = await worldOfFiles('audited', new Map([...models, ['data.json', '{}']]))
  if (!('world' in read)) throw new Error('invariant: models that were read can be read without entries')
  const lifted = await lift({ suite, world: read.world, isAsked: id => !NEVER.test(id), signal })
  return { lifted, scenarios: lifted.scenarios.filter(isIntrospection), built: null }
}

const NOT_MODELS = /^(data|options|platform|keys|package)\.json$/

async function ofEntries(
  built: BuiltWorld,
  { suite, files, signal, lift = liftOnto }: LiftedOptions,
): Promise<Ground> {
  const isAsked = (id: string) => !NEVER.test(id) && (files !== null || !OF_MODELS.test(id))
  const lifted = await lift({ suite, world: built.world, isAsked, signal })
  const able = lifted.scenarios.filter(it => !isIntrospection(it) && !isBySomeLimit(it))
  const scenarios = able.filter(it => files !== null || !isDeep(it))
  return { lifted, scenarios, built }
}

/** How many entries an offset alone shows is configured, and need not be what a page shows. */
function isBySomeLimit({ steps }: Scenario): boolean {
  return steps.some(
    ({ request }) => /\[start\]=/.test(request?.path ?? '') && !/\[limit\]=/.test(request?.path ?? ''),
  )
}

/** Whether it filters on what belongs to an entry: that may be polymorphic, and only models tell. */
function isDeep({ steps }: Scenario): boolean {
  return steps.some(({ request }) => /\[[a-z]\w*\](\[\d+\])?\[[a-z]\w*\]/i.test(request?.path ?? ''))
}

function isIntrospection({ steps }: Scenario): boolean {
  return steps.some(
    ({ request }) => request !== null && /__type\b|__schema\b/.test(JSON.stringify(request.body ?? '')),
  )
}

function findingOf({ clause, scenario, steps }: Result): Finding {
  const step = steps.at(-1)
  const [first] = step?.differences ?? []
  const { path = '', expected = null, actual = null } = first ?? {}
  const others = othersAsked(clause.id, step ? [step.sent] : [])
  return {
    ...{ clause: clause.id, others, relation: null, answers: step ? answersIn(step) : [] },
    breach: { says: `it is not what follows from what was read: ${scenario.says}`, path, expected, actual },
  }
}

function answersIn({ sent, outcome }: StepRecord): readonly Answer[] {
  if (outcome.kind !== 'answer') return []
  const question: Question = sent.body === null ? { path: sent.path } : { path: sent.path, body: sent.body }
  return [{ question, ...overheardAnswer(outcome) }]
}
