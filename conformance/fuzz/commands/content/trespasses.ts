import type { OracleType } from '../../../targets/oracle.ts'
import { shuffled } from '../../shuffled.ts'
import { change, create } from './kinds.ts'
import { actorOf, collectionsOf, type Scene, type Stock, singlesOf } from './scene.ts'
import type { Write } from './write.ts'

/** A write to a type by somebody else than the one who may do most: who may not do it must be refused. */
export interface Trespass {
  readonly type: OracleType
  readonly as: string
  readonly does: 'create' | 'update' | 'delete'
}

/** All of them, in an order in which what is alike does not stand together. */
export function trespassesIn(stock: Stock): readonly Trespass[] {
  const ofCollections = collectionsOf(stock).flatMap(type =>
    (['create', 'update', 'delete'] as const).map(does => ({ type, does })),
  )
  const ofSingles = singlesOf(stock).flatMap(type =>
    (['update', 'delete'] as const).map(does => ({ type, does })),
  )
  const deeds = [...ofCollections, ...ofSingles]
  return shuffled(stock.callers.others.flatMap(as => deeds.map(deed => ({ ...deed, as }))))
}

/** An entry is made where there is none to write to. */
export function trespassing({ type, as, does }: Trespass, scene: Scene): Write {
  const { stock, chance, actors } = scene
  const own = actors.find(it => it.type === type) ?? actorOf(type, stock, chance)
  const actor = own ?? { type, ref: null, row: null }
  const isMade = type.kind === 'collectionType' && (does === 'create' || actor.ref === null)
  if (isMade) return { type, ref: null, as, query: '', ...create({ type }, scene) }
  const deed = does === 'delete' ? { does, data: {}, name: null } : change(actor, scene)
  return { ...actor, as, query: '', ...deed }
}
