import { operatorsOf } from '../fuzz/vocabulary.ts'
import { type Models, modelsOf, NO_MODELS } from '../overheard/judge/models.ts'
import { groupBy } from '../report/group-by.ts'
import type { Suite } from '../suite/load-suite.ts'
import { listOperators, type OracleFiles, type OracleWorld } from '../targets/oracle.ts'
import type { Asker, Stop } from './asker.ts'
import { chanceOf } from './chance.ts'
import { confirmAccusations, confirmCheck } from './confirm.ts'
import type { Confirmed, Finding } from './finding.ts'
import type { Ground } from './ground.ts'
import { type LiftedOptions, Lifts, type Suspicion } from './lifts.ts'
import { type Accusation, listening } from './listener.ts'
import { madeUp } from './made-up.ts'
import { type Answer, type Ask, isServed, remembering } from './question.ts'
import type { Check } from './relations/check.ts'
import { relationsOf } from './relations/relations.ts'
import { type SeenList, surveyList } from './survey/survey.ts'

export interface AuditOptions {
  readonly asker: Asker
  /** Lists to read, by their plural names. */
  readonly plurals: readonly string[]
  readonly suite: Suite
  /** A world with the models of the target, where they are known. */
  readonly known: KnownModels | null
  readonly signal: AbortSignal
  readonly lift?: LiftedOptions['lift'] | undefined
  readonly seed: number
  /** Questions that are made up, besides what relations ask. */
  readonly requests: number
  readonly onNext?: (says: string) => void
}

/** A world whose models are those of the target. Its entries are not used. */
export interface KnownModels {
  readonly world: OracleWorld
  readonly files: OracleFiles
}

/** What an audit found. */
export interface Audited {
  readonly lists: readonly SeenList[]
  /** How many requests were sent. */
  readonly asked: number
  /** Why it ended before everything was asked; null: it did not. */
  readonly stop: Stop | null
  /** By clause: how often it was seen to hold. */
  readonly held: ReadonlyMap<string, number>
  /** By relation: how often it held, and how often nothing could be told. */
  readonly relations: ReadonlyMap<string, RelationCount>
  readonly findings: readonly Finding[]
  /** What was wrong at first, and was not once it was asked again. */
  readonly moved: readonly Finding[]
  /** What was wrong, and was not asked again. */
  readonly unsure: readonly Finding[]
}

export interface RelationCount {
  readonly held: number
  readonly untold: number
}

/** Of one clause no more is asked again: what else is wrong with it is wrong in the same way. */
const MOST_OF_A_CLAUSE = 3

/** Asks a target that may neither be seeded nor written to, and tells what contradicts the documentation. */
export async function audit(options: AuditOptions): Promise<Audited> {
  const { asker, plurals, known, onNext = () => {} } = options
  const models = known ? modelsOf(known.world) : NO_MODELS
  const book = new Book()
  const hearing = await listening(asker.ask, {
    ...{ models, isUndisturbed: true },
    onKept: ({ clause }) => book.keep(clause),
    onAccusation: accusation => book.accuse(accusation),
  })
  const ask = remembering(hearing)
  const lists = []
  for (const plural of plurals) {
    onNext(`reading ${plural}`)
    lists.push(await surveyList(ask, plural))
  }
  const grounds = lists.flatMap(it => it.grounds)
  const work = { ask, book, options }
  const left = await compareAll(relationsOf(grounds), SHARES.relations, work)
  onNext('making a world of what was read')
  const lifts = await Lifts.open(ask, lists, { ...options, files: known?.files ?? null })
  await askLifts(lifts, work)
  await compareAll(left, SHARES.moreRelations, work)
  await makeUp(grounds, work)
  onNext('asking again what seems wrong')
  await book.confirm(asker.ask, { lists, models, lifts })
  return { lists, asked: asker.count, stop: asker.stop, ...book.close() }
}

interface Work {
  readonly ask: Ask
  readonly book: Book
  readonly options: AuditOptions
}

/** How much of what may be asked is gone when relations, lifts and made-up queries end, each if there are so many. */
const SHARES = { relations: 0.3, lifts: 0.65, moreRelations: 0.7, madeUp: 0.82 }

/** Clauses of the suite, as they follow from what was read. */
async function askLifts(lifts: Lifts, { book, options }: Work): Promise<void> {
  const { requests, asker, onNext = () => {} } = options
  const isOver = () => asker.stop !== null || asker.count >= requests * SHARES.lifts
  const suspicions = await lifts.ask(isOver, ({ clause, verdict }) => {
    onNext(`${asker.count} of ${requests} requests: ${clause.id}`)
    if (verdict === 'pass') book.keep(clause.id)
  })
  book.suspect(suspicions)
}

async function compareAll(
  checks: readonly Check[],
  share: number,
  { ask, book, options }: Work,
): Promise<readonly Check[]> {
  const { requests, asker, onNext = () => {} } = options
  for (const [index, check] of checks.entries()) {
    if (asker.stop !== null || asker.count >= requests * share) return checks.slice(index)
    onNext(`${asker.count} of ${requests} requests: ${check.relation}`)
    const answers: (Answer | null)[] = []
    for (const question of check.questions) answers.push(await ask(question))
    book.compare(check, answers)
  }
  return []
}

/** What is left, but for what may have to be asked again, goes to queries that are made up. */
async function makeUp(grounds: readonly Ground[], { ask, options }: Work): Promise<void> {
  const { requests, asker, seed, onNext = () => {} } = options
  const able = grounds.filter(({ rows, attributes }) => rows.length > 0 && attributes.length > 0)
  const draw = { chance: chanceOf(seed), operators: operatorsOf(await listOperators()) }
  // Small worlds have fewer questions than may be asked.
  for (let tries = 0; tries < requests && asker.stop === null; tries++) {
    const ground = draw.chance.oneOf(able)
    if (!ground || asker.count >= requests * SHARES.madeUp) return
    onNext(`${asker.count} of ${requests} requests`)
    await ask(madeUp(ground, draw))
  }
}

/** What is needed to ask again. */
interface Again {
  readonly lists: readonly SeenList[]
  readonly models: Models
  readonly lifts: Lifts
}

/** What was found so far. */
class Book {
  readonly #held = new Map<string, number>()
  readonly #relations = new Map<string, { held: number; untold: number }>()
  readonly #accusations: Accusation[] = []
  readonly #broken: { readonly check: Check; readonly finding: Finding }[] = []
  readonly #suspicions: Suspicion[] = []
  readonly #confirmed: Record<Confirmed, Finding[]> = { stands: [], moved: [], 'not-asked-again': [] }

  keep(clause: string): void {
    this.#held.set(clause, (this.#held.get(clause) ?? 0) + 1)
  }

  accuse(accusation: Accusation): void {
    this.#accusations.push(accusation)
  }

  suspect(suspicions: readonly Suspicion[]): void {
    this.#suspicions.push(...suspicions)
  }

  compare(check: Check, answers: readonly (Answer | null)[]): void {
    const count = this.#relations.get(check.relation) ?? { held: 0, untold: 0 }
    this.#relations.set(check.relation, count)
    const breach = answers.every(isServed) ? check.compare(answers) : undefined
    if (breach === undefined) count.untold++
    if (breach === null) {
      count.held++
      this.keep(check.clause)
    }
    if (!breach) return
    const { clause, relation } = check
    this.#broken.push({ check, finding: { clause, relation, breach, answers: answers.filter(isServed) } })
  }

  async confirm(ask: Ask, { lists, models, lifts }: Again): Promise<void> {
    for (const { check, finding } of fewOfEach(
      this.#broken,
      ({ check: it }) => `${it.clause} ${it.relation}`,
    ))
      this.#confirmed[await confirmCheck(ask, check)].push(finding)
    const chosen = fewOfEach(this.#accusations, ({ clause }) => clause)
    for (const [plural, its] of groupBy(chosen, ({ question }) => listNameOf(question.path))) {
      const pages = lists.find(it => it.plural === plural)?.pages ?? []
      for (const [accusation, confirmed] of await confirmAccusations(ask, its, { pages, models }))
        this.#confirmed[confirmed].push(findingOf(accusation))
    }
    const suspicions = fewOfEach(this.#suspicions, ({ result }) => result.clause.id)
    for (const [confirmed, finding] of await lifts.confirm(suspicions))
      this.#confirmed[confirmed].push(finding)
  }

  close(): Pick<Audited, 'held' | 'relations' | 'findings' | 'moved' | 'unsure'> {
    const { stands, moved, 'not-asked-again': unsure } = this.#confirmed
    return { held: this.#held, relations: this.#relations, findings: stands, moved, unsure }
  }
}

function listNameOf(path: string): string {
  return /^\/api\/([\w-]+)/.exec(path)?.[1] ?? ''
}

function findingOf({ clause, breach, answer, isDocumented }: Accusation): Finding {
  return { clause, breach, isDocumented, relation: null, answers: [answer] }
}

function fewOfEach<T>(all: readonly T[], keyOf: (it: T) => string): readonly T[] {
  return [...groupBy(all, keyOf).values()].flatMap(its => its.slice(0, MOST_OF_A_CLAUSE))
}
