import type { JsonObject } from '../../../compare/json-value.ts'
import type { OracleAttribute } from '../../../targets/oracle.ts'
import { type Actor, refOf, type Scene, someOf } from './scene.ts'

type Relation = Extract<OracleAttribute, { kind: 'relation' }>

/** How an entry of a type is called; null when there is none. */
export function referenceTo(uid: string, scene: Scene): string | number | null {
  return someOf(uid, scene)?.ref ?? null
}

/** A value to write to a relation of a row, in any of the forms that there are. The row of a new entry is null. */
export function linksOf(relation: Relation, row: JsonObject | null, scene: Scene): unknown {
  const { chance } = scene
  if (chance.isIn(10)) return null
  if (relation.target === null) return anythingOf(relation, scene)
  const uid = relation.target
  const linked = linkedIn(relation, uid, row, scene)
  const one = () => referenceTo(uid, scene)
  const some = () => [...new Set(Array.from({ length: chance.below(3) + 1 }, one))].filter(it => it !== null)
  const form = chance.below(7)
  if (form === 0) return one()
  if (form === 1) return relation.many ? some() : one()
  if (form === 2) return { set: relation.many ? some() : some().slice(0, 1) }
  const gone = linked.length > 0 && chance.isIn(80) ? linked.slice(0, 1 + chance.below(2)) : some()
  if (form === 3) return { disconnect: gone }
  if (form === 4) return { connect: some(), disconnect: gone }
  return { connect: relation.many && chance.isIn(40) ? placed(some(), scene) : some() }
}

/** The entries of a type that a row is linked to. */
function linkedIn({ name }: Relation, uid: string, row: JsonObject | null, { stock }: Scene) {
  const type = stock.facts.types.find(it => it.uid === uid)
  const ids: readonly unknown[] = [row?.[name]].flat()
  return type ? ids.flatMap(id => (typeof id === 'number' ? [refOf(type, id, stock)] : [])) : []
}

/** Connected somewhere in the list, and not at its end. */
function placed(refs: readonly (string | number)[], { chance }: Scene): readonly unknown[] {
  return refs.map((id, index) => {
    const other = refs[index - 1]
    if (other !== undefined && chance.isIn(40)) return { id, position: { before: other } }
    return { id, position: chance.isIn(50) ? { start: true } : { end: true } }
  })
}

/** What refers to entries of any type names the type. */
function anythingOf(relation: Relation, { chance, actors }: Scene): unknown {
  const item = ({ type, ref }: Actor) => ({ ...(!chance.isIn(8) && { __type: type.uid }), id: ref })
  const items = actors.filter(() => chance.isIn(50)).map(item)
  return relation.many ? items : (items[0] ?? null)
}
