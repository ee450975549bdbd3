import type { OracleAttribute, OracleType } from '../../../targets/oracle.ts'
import type { QueriedWorld } from '../../queried-world.ts'
import { collectionsOf, type Stock, singlesOf } from './scene.ts'
import { writable } from './values.ts'

/** An attribute that a sequence begins with. */
export interface Aim {
  readonly type: OracleType
  readonly attribute: OracleAttribute
}

/**
 * Every attribute of every type, in an order in which what is alike does not stand together. Each is aimed at in turn: by
 * chance alone those of a type that has many would hardly be written to. One that holds others counts as often as they do.
 */
export function aimsOf(stock: Stock): readonly Aim[] {
  const types = [...collectionsOf(stock), ...singlesOf(stock)]
  const aims = types.flatMap(type =>
    writable(type).flatMap(attribute =>
      Array.from({ length: weightOf(attribute, stock.facts) }, () => ({ type, attribute })),
    ),
  )
  const step = Math.max(1, Math.round(aims.length * 0.618))
  const places = new Set([...aims.keys()].map(index => (index * step) % aims.length))
  return [...new Set([...places, ...aims.keys()])].flatMap(place => aims[place] ?? [])
}

function weightOf(attribute: OracleAttribute, facts: QueriedWorld): number {
  if (attribute.kind === 'component') return facts.leadsTo(attribute)?.attributes.size ?? 1
  if (attribute.kind !== 'dynamiczone') return 1
  return facts.componentsOf(attribute).reduce((sum, { attributes }) => sum + attributes.size, 0)
}
