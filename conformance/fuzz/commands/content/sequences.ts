import type { GraphQLSchema } from 'graphql'
import type { Chance } from '../../../audit/chance.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import { chanceAt } from '../chance-at.ts'
import { type Command, type SequenceQuery, withoutOrphans } from '../command.ts'
import { withoutEnd } from '../without-end.ts'
import { VISITS } from './accounts.ts'
import { type Aim, aimsOf } from './aims.ts'
import { byGraphql } from './graphql-write.ts'
import { changeOf, create, deedOf, singleDeedOf } from './kinds.ts'
import type { Visit } from './newcomers.ts'
import { openScene, type Scene, type Stock, singlesOf } from './scene.ts'
import { type Trespass, trespassesIn, trespassing } from './trespasses.ts'
import { type Held, isListed, type Look, lookAt } from './views.ts'
import { byRest, type Write } from './write.ts'

export interface Sources {
  readonly stock: Stock
  /** Null: nothing is sent by GraphQL. */
  readonly graphql: GraphQLSchema | null
  /** What is asked at the end of each sequence. */
  readonly reads: readonly Command[]
  readonly known: ReadonlyMap<string, unknown>
  /** Whether a command may be sent to the target. */
  readonly isAllowed: (command: Command) => boolean
}

/** A command, and what it writes to an entry; null where it is about an account. */
interface Step {
  readonly command: Command
  readonly write: Write | null
}

/** Sequences of a seed, without end where there is something to write. How many are taken changes nothing about the first ones. */
export function sequencesOf(sources: Sources, seed: number): Generator<SequenceQuery> {
  const { reads, known, stock } = sources
  const inTurn = { aims: aimsOf(stock), visits: VISITS, trespasses: trespassesIn(stock) }
  return withoutEnd(number => {
    const chance = chanceAt(seed, number)
    const opening = openingAt(seed + number, inTurn)
    const steps = opening ? stepsOf(sources, opening, chance) : []
    if (steps.length === 0) return []
    const looks = looksAt(steps, sources, chanceAt(~seed, number))
    return [{ door: 'sequence', commands: [...amid(steps, looks, { reads, chance }), ...reads], known }]
  })
}

/** More would cost more than they find. */
const MOST_LOOKS = 3

/** How what the steps write is looked at, by their places. What is drawn for it changes nothing about the steps. */
function looksAt(
  steps: readonly Step[],
  { stock, graphql, reads }: Sources,
  chance: Chance,
): ReadonlyMap<number, Look> {
  const held: Held = new Map()
  const looks = steps.flatMap(({ write }, place) => {
    const look = write && isListed(write.type, reads) ? lookAt(write, held, { stock, graphql, chance }) : null
    return look ? [[place, look] as const] : []
  })
  return new Map(looks.slice(0, MOST_LOOKS))
}

interface Among {
  readonly reads: readonly Command[]
  readonly chance: Chance
}

/** Some reads come before a write as well: what is kept of them must not be answered afterwards. */
function amid(
  steps: readonly Step[],
  looks: ReadonlyMap<number, Look>,
  { reads, chance }: Among,
): readonly Command[] {
  return steps.flatMap(({ command }, place) => {
    const read = chance.isIn(30) ? chance.oneOf(reads) : undefined
    const look = looks.get(place)
    return [
      ...(read ? [{ ...read }] : []),
      ...(look?.isBefore ? [{ ...look.command }] : []),
      command,
      ...(look ? [look.command] : []),
    ]
  })
}

const MOST_WRITES = 7

/** What sequences are about, each in turn: by chance alone much of it would hardly be done. */
interface InTurn {
  readonly aims: readonly Aim[]
  readonly visits: readonly Visit[]
  readonly trespasses: readonly Trespass[]
}

interface Opening {
  readonly aim: Aim
  /** What comes before it. */
  readonly visit: Visit | undefined
  readonly trespass: Trespass | undefined
}

/** Of ten sequences two begin with an account, and two with somebody who may not be allowed to write. */
const BEFORE = ['', '', 'visit', '', 'trespass', '', '', 'visit', 'trespass', ''] as const

/** Null where there is nothing to write. */
function openingAt(number: number, { aims, visits, trespasses }: InTurn): Opening | null {
  const place = number % BEFORE.length
  const kind = BEFORE[place]
  const sooner = BEFORE.slice(0, place).filter(it => it === kind).length
  const inRound = BEFORE.filter(it => it === kind).length
  const nth = Math.floor(number / BEFORE.length) * inRound + sooner
  const aim = inTurnOf(aims, number)
  return aim
    ? {
        aim,
        visit: kind === 'visit' ? inTurnOf(visits, nth) : undefined,
        trespass: kind === 'trespass' ? inTurnOf(trespasses, nth) : undefined,
      }
    : null
}

function inTurnOf<T>(items: readonly T[], nth: number): T | undefined {
  return items[nth % Math.max(1, items.length)]
}

function stepsOf({ stock, graphql, isAllowed }: Sources, opening: Opening, chance: Chance): readonly Step[] {
  const { aim, visit, trespass } = opening
  const scene = openScene(stock, chance, aim.type)
  const length = 1 + chance.below(MOST_WRITES)
  const steps = [
    ...(visit ? visiting(visit, scene, graphql) : []),
    ...(trespass ? [sent(trespassing(trespass, scene), scene, graphql)] : []),
    sent(aimedAt(aim, scene), scene, graphql),
  ]
  while (steps.length < length) steps.push(...nextOf(scene, graphql))
  const all = steps.map(({ command }) => command)
  // What speaks of somebody who may not be made is not sent either.
  const left = new Set(withoutOrphans(all, all.filter(isAllowed)))
  return steps.filter(({ command }) => left.has(command))
}

function visiting(visit: Visit, scene: Scene, graphql: GraphQLSchema | null): readonly Step[] {
  return visit(scene, graphql).map(command => ({ command, write: null }))
}

/** The attribute that a sequence aims at, of an entry that is made where there is none. */
function aimedAt({ type, attribute }: Aim, scene: Scene): Write {
  const { actors, stock } = scene
  const as = stock.callers.writer
  const actor = actors.find(it => it.type === type) ?? { type, ref: null, row: null }
  const isMade = actor.ref === null && type.kind === 'collectionType'
  const query = actor.ref === null && !isMade ? localeOf(type, scene) : ''
  const change = changeOf(attribute, actor, scene)
  if (!isMade) return { ...actor, as, query, ...change }
  const made = create(actor, scene)
  return { ...actor, as, query, ...made, data: { ...made.data, ...change.data } }
}

function nextOf(scene: Scene, graphql: GraphQLSchema | null): readonly Step[] {
  const { chance } = scene
  const visit = chance.isIn(5) ? chance.oneOf(VISITS) : undefined
  if (visit) return visiting(visit, scene, graphql)
  return [sent(writeOf(scene), scene, graphql)]
}

/** By either door. */
function sent(write: Write, { chance }: Scene, graphql: GraphQLSchema | null): Step {
  const command = (graphql && chance.isIn(40) ? byGraphql(write, graphql) : null) ?? byRest(write)
  return { command, write }
}

function writeOf(scene: Scene): Write {
  const { chance, stock, actors } = scene
  const { writer, others } = stock.callers
  const as = chance.isIn(90) ? writer : (chance.oneOf(others) ?? writer)
  const query = chance.isIn(30) ? 'populate=*' : ''
  const isOfSingle = chance.isIn(8) || actors.length === 0
  const single = isOfSingle ? chance.oneOf(singlesOf(stock)) : undefined
  if (single)
    return { type: single, ref: null, as, query: localeOf(single, scene), ...singleDeedOf(single, scene) }
  const actor = chance.oneOf(actors)
  if (!actor) throw new Error('invariant: a scene is about an entry')
  const deed = deedOf(actor, scene)
  const ref = chance.isIn(2) ? UNKNOWN : actor.ref
  return { type: actor.type, ref: deed.does === 'create' ? null : ref, as, query, ...deed }
}

/** The id of an entry that nobody has. */
const UNKNOWN = 999_999

function localeOf({ localized }: OracleType, { chance, stock }: Scene): string {
  const code = localized && chance.isIn(60) ? chance.oneOf([...stock.facts.locales, 'xx']) : undefined
  return code === undefined ? '' : `locale=${code}`
}
