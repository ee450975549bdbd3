import type { OracleType } from '../../../targets/oracle.ts'
import type { Race } from '../../races/race.ts'
import { chanceAt } from '../chance-at.ts'
import type { Command } from '../command.ts'
import { withoutEnd } from '../without-end.ts'
import { change, create, type Deed, deedOf, link } from './kinds.ts'
import { readOf, readsOfType } from './reads.ts'
import { freshOf, type Scalar } from './scalars.ts'
import { type Actor, collectionsOf, openScene, type Scene } from './scene.ts'
import type { Sources } from './sequences.ts'
import { byRest } from './write.ts'

/**
 * Races of a seed between so many clients, without end as long as two of them may do something. How many are taken
 * changes nothing about the first ones.
 */
export function racesOf(
  { stock, known, isAllowed }: Sources,
  seed: number,
  clients: number,
): Generator<Race> {
  return withoutEnd(number => {
    const scene = openScene(stock, chanceAt(seed, number))
    const before = scene.actors.length === 0 ? makeOne(scene).filter(isAllowed) : []
    const met = meetingOf(scene, clients).map(list => list.filter(isAllowed))
    const racing = met.filter(list => list.length > 0)
    if (racing.length < 2) return []
    const types = new Set(scene.actors.map(({ type }) => type))
    const after = [...types].flatMap(type => readsOfType(type, stock))
    return [{ before, clients: racing, after, known }]
  })
}

/** An entry to meet at, in a world that has none. */
function makeOne(scene: Scene): readonly Command[] {
  const { chance, stock } = scene
  const type = chance.oneOf(collectionsOf(stock))
  if (!type) return []
  return [byRest({ type, ref: null, as: stock.callers.writer, query: '', ...create({ type }, scene) })]
}

/** Something to do to an entry that others do something to as well. */
type Meeting = (actor: Actor, scene: Scene) => () => Deed

/** So many times of all each kind of meeting is chosen. */
const MEETINGS: readonly (readonly [times: number, meeting: Meeting])[] = [
  [35, (actor, scene) => () => change(actor, scene)],
  [25, (actor, scene) => () => link(actor, scene) ?? change(actor, scene)],
  [25, wantSameValue],
  [15, (actor, scene) => () => deedOf(actor, scene)],
]

function meetingOf(scene: Scene, clients: number): readonly (readonly Command[])[] {
  const { chance, stock, actors } = scene
  const actor = chance.oneOf(actors)
  const kinds = MEETINGS.flatMap(([times, meeting]) => Array.from({ length: times }, () => meeting))
  const meeting = chance.oneOf(kinds)
  if (!actor || !meeting) return []
  const query = chance.isIn(50) ? 'populate=*' : ''
  const next = meeting(actor, scene)
  const send = (): Command => {
    const deed = next()
    const ref = deed.does === 'create' ? null : actor.ref
    return byRest({ type: actor.type, ref, as: stock.callers.writer, query, ...deed })
  }
  const all = Array.from({ length: clients }, () => Array.from({ length: chance.isIn(20) ? 2 : 1 }, send))
  // One of them may only look on.
  const look = readOf(`/api/${actor.type.pluralName}/${actor.ref}?populate=*`, stock)
  return chance.isIn(40) ? all.with(-1, [look]) : all
}

/** All want the same value of an attribute of which no two entries may have the same. */
function wantSameValue(actor: Actor, scene: Scene): () => Deed {
  const attribute = scene.chance.oneOf(uniqueIn(actor.type))
  if (!attribute) return () => change(actor, scene)
  const value = freshOf(String(actor.row?.[attribute.name] ?? 'abc'), scene.chance)
  return () => {
    const deed = create(actor, scene)
    return { ...deed, data: { ...deed.data, [attribute.name]: value } }
  }
}

function uniqueIn({ attributes }: OracleType): readonly Scalar[] {
  return [...attributes.values()].flatMap(it =>
    it.kind === 'scalar' && (it.unique || it.type === 'uid') ? [it] : [],
  )
}
