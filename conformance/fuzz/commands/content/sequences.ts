import type { GraphQLSchema } from 'graphql'
import type { Chance } from '../../../audit/chance.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import { chanceAt } from '../chance-at.ts'
import type { Command, SequenceQuery } from '../command.ts'
import { accountCommands } from './accounts.ts'
import { type Aim, aimsOf } from './aims.ts'
import { byGraphql } from './graphql-write.ts'
import { changeOf, deedOf, singleDeedOf } from './kinds.ts'
import { openScene, type Scene, type Stock, singlesOf } from './scene.ts'
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

/** Sequences of a seed, without end. How many are taken changes nothing about the first ones. */
export function* sequencesOf(sources: Sources, seed: number): Generator<SequenceQuery> {
  const { reads, known, stock } = sources
  const aims = aimsOf(stock)
  for (let number = 0; ; number++) {
    const aim = aims[(seed + number) % Math.max(1, aims.length)]
    const chance = chanceAt(seed, number)
    const writes = aim ? writesOf(sources, aim, chance) : []
    if (writes.length > 0)
      yield { door: 'sequence', commands: [...amid(writes, reads, chance), ...reads], known }
  }
}

/** Some reads come before a write as well: what is kept of them must not be answered afterwards. */
function amid(writes: readonly Command[], reads: readonly Command[], chance: Chance): readonly Command[] {
  return writes.flatMap(write => {
    const read = chance.isIn(30) ? chance.oneOf(reads) : undefined
    return read ? [{ ...read }, write] : [write]
  })
}

const MOST_WRITES = 7

function writesOf({ stock, graphql, isAllowed }: Sources, aim: Aim, chance: Chance): readonly Command[] {
  const scene = openScene(stock, chance, aim.type)
  if (!scene) return []
  const length = 1 + chance.below(MOST_WRITES)
  const commands = [sent(firstOf(aim, scene), scene, graphql)]
  while (commands.length < length) commands.push(...nextOf(scene, graphql))
  return commands.filter(isAllowed)
}

/** What the sequence begins with: the attribute that it aims at. */
function firstOf({ type, attribute }: Aim, scene: Scene): Write {
  const { actors, stock } = scene
  const { writer } = stock.callers
  const actor = actors.find(it => it.type === type) ?? { type, ref: null, row: null }
  const query = actor.ref === null ? localeOf(type, scene) : ''
  return { ...actor, as: writer, query, ...changeOf(attribute, actor, scene) }
}

function nextOf(scene: Scene, graphql: GraphQLSchema | null): readonly Command[] {
  const { chance } = scene
  if (chance.isIn(2)) return accountCommands(scene)
  return [sent(writeOf(scene), scene, graphql)]
}

/** By either door. */
function sent(write: Write, { chance }: Scene, graphql: GraphQLSchema | null): Command {
  return (graphql && chance.isIn(30) ? byGraphql(write, graphql) : null) ?? byRest(write)
}

function writeOf(scene: Scene): Write {
  const { chance, stock, actors } = scene
  const { writer, others } = stock.callers
  const as = chance.isIn(90) ? writer : (chance.oneOf(others) ?? writer)
  const query = chance.isIn(30) ? 'populate=*' : ''
  const single = chance.isIn(8) ? chance.oneOf(singlesOf(stock)) : undefined
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
