import { operatorsOf } from '../fuzz/vocabulary.ts'
import { modelsOf, NO_MODELS } from '../overheard/judge/models.ts'
import type { Suite } from '../suite/load-suite.ts'
import { listOperators, type OracleFiles, type OracleWorld } from '../targets/oracle.ts'
import type { Asker, Stop } from './asker.ts'
import { Book, type RelationCount } from './book.ts'
import { chanceOf } from './chance.ts'
import type { Finding } from './finding.ts'
import type { Ground } from './ground.ts'
import { inTurn } from './in-turn.ts'
import { type LiftedOptions, Lifts } from './lifts.ts'
import { listening } from './listener.ts'
import { madeUp } from './made-up.ts'
import { packsOf } from './packs.ts'
import { type Answer, type Ask, remembering } from './question.ts'
import type { Check } from './relations/check.ts'
import { relationsOf } from './relations/relations.ts'
import { type SeenResource, surveyResource } from './site/read-rows.ts'
import { questionsBeside, siteRelations } from './site/relations.ts'
import type { Resource } from './site/resource.ts'
import { type SeenList, surveyList } from './survey/survey.ts'

export interface AuditOptions {
  readonly asker: Asker
  /** Lists to read, by their plural names. */
  readonly plurals: readonly string[]
  /** Resources of the platform's content API to read. */
  readonly resources: readonly Resource[]
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
  readonly resources: readonly SeenResource[]
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

/** Asks a target that may neither be seeded nor written to, and tells what contradicts the documentation. */
export async function audit(options: AuditOptions): Promise<Audited> {
  const { asker, plurals, known, onNext = () => {} } = options
  const models = known ? modelsOf(known.world) : NO_MODELS
  const book = new Book(options.suite)
  const hearing = await listening(asker.ask, {
    ...{ models, isUndisturbed: true },
    onKept: ({ clause }) => book.keep(clause),
    onAccusation: accusation => book.accuse(accusation),
  })
  const ask = remembering(hearing)
  const lists = []
  for (const plural of plurals) {
    onNext(`reading ${plural}`)
    lists.push(await surveyList(ask, plural, models.structures(plural)))
  }
  const resources = []
  for (const resource of options.resources) {
    onNext(`reading ${resource.name}`)
    resources.push(await surveyResource(ask, resource))
  }
  const grounds = lists.flatMap(it => it.grounds)
  const work = { ask, book, options }
  for (const question of resources.flatMap(questionsBeside)) await ask(question)
  const left = await compareAll(
    inTurn([siteRelations(resources), relationsOf(grounds)]),
    SHARES.relations,
    work,
  )
  await askPacks(grounds, work)
  onNext('making a world of what was read')
  const lifts = await Lifts.open(ask, lists, { ...options, files: known?.files ?? null })
  await askLifts(lifts, work)
  await compareAll(left, SHARES.moreRelations, work)
  await makeUp(grounds, work)
  onNext('asking again what seems wrong')
  await book.confirm(asker.ask, { lists, models, lifts })
  return { lists, resources, asked: asker.count, stop: asker.stop, ...book.close() }
}

interface Work {
  readonly ask: Ask
  readonly book: Book
  readonly options: AuditOptions
}

/** How much of what may be asked is gone when relations, packs, lifts and made-up queries end, each if there are so many. */
const SHARES = { relations: 0.3, packs: 0.45, lifts: 0.65, moreRelations: 0.7, madeUp: 0.82 }

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

/** Every operator on every attribute, at first many at once. */
async function askPacks(grounds: readonly Ground[], { ask, book, options }: Work): Promise<void> {
  const { asker, requests, onNext = () => {} } = options
  const operators = operatorsOf(await listOperators())
  for (const { together, alone } of inTurn(grounds.map(ground => packsOf(ground, operators)))) {
    if (asker.stop !== null || asker.count >= requests * SHARES.packs) return
    onNext(`${asker.count} of ${requests} requests`)
    await ask(together)
    // Which of them it is is seen where each stands alone.
    if (book.isAccused(together)) for (const question of alone) await ask(question)
  }
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
