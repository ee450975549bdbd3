import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Accepted } from '../suite/clause.ts'
import type { OracleWorld } from '../targets/oracle.ts'
import { isWhole, listIn, withIdentity } from './answer-list.ts'
import { attributePattern } from './pattern.ts'
import type { Place } from './place.ts'

/** What one component of a zone shows. Whether the others stay there, bare, is open. */
export function namedPartIn(answer: unknown, place: Place): readonly Accepted[] | null {
  const { names, seen, world } = place
  const { relation = '', component = '' } = names
  const zone = seen.type.attributes.get(relation)
  const list = listIn(answer)
  if (!zone || !list || !isWhole(list.items, answer)) return null
  const partsOf = ({ attributes }: JsonObject) => [Object(attributes)[relation]].flat().filter(isObject)
  const isNamed = (part: JsonObject) => part.__component === component
  if (!list.items.some(item => partsOf(item).some(isNamed))) return null
  const rows = new Map(seen.rows.map(row => [row.id, row]))
  const expecting = (withOthers: boolean) =>
    list.items.map(item => {
      const others = partsOf({ ...rows.get(item.id) }).filter(part => !isNamed(part))
      const bare = withOthers ? others.map(part => barePart(part, world)) : []
      const shown = partsOf(item).filter(isNamed)
      const named = shown.map(part => attributePattern(zone, part, world.models))
      return withIdentity(item, place, { [relation]: { $unordered: [...named, ...bare] } })
    })
  const accepted = (who: string, items: readonly unknown[]) => ({
    who,
    expect: { status: 200, body: { [list.path]: { $unordered: items } } },
  })
  return [
    accepted('servers that leave out components that are not named', expecting(false)),
    accepted('servers that show components that are not named without what is in them', expecting(true)),
  ]
}

/** A component of a zone, without what is populated in it. */
function barePart({ __component: uid }: JsonObject, { models }: OracleWorld): unknown {
  const schema = models.components.get(String(uid))
  const inside = [...(schema?.attributes.values() ?? [])].filter(({ kind }) => kind !== 'scalar')
  return {
    $includes: { __component: uid, ...Object.fromEntries(inside.map(({ name }) => [name, '<absent>'])) },
  }
}
