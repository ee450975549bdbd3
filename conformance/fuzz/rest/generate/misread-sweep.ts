import fc from 'fast-check'
import { tells, type Way } from '../../misreadings.ts'
import { once } from '../../once.ts'
import { isTextual } from '../../operands.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { under, valued } from './parts.ts'
import { type Place, turned, unnarrowed } from './places.ts'

/** Each operator with a value for each way to misread one, alone: of all values hardly one tells a way by chance. */
export function misreadSweep(
  places: readonly Place[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const { comparing, textual, folding } = world.operators
  const isText = ({ kind }: Place) => isTextual(kind)
  const isNone = (place: Place) => !isText(place)
  return [
    ...inEachWay(places.filter(isText), [...comparing, ...textual, ...folding], world),
    ...inEachWay(places.filter(isNone), comparing, world),
  ]
}

function inEachWay(
  places: readonly Place[],
  operators: readonly string[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const ways = new Set(places.flatMap(({ misreadings }) => [...misreadings.keys()]))
  return [...ways].flatMap(way => {
    const able = places.filter(({ misreadings }) => misreadings.has(way))
    return [...new Set(operators)].flatMap(operator => {
      const operandsAt = once((place: Place) => telling(operator, way, place, world))
      if (!able.some(place => operandsAt(place).length > 0)) return []
      return [fc.nat().chain(at => misreadBy(operator, operandsAt, turned(able, at)))]
    })
  })
}

/** Of the first place where an operand tells. */
function misreadBy(
  operator: string,
  operandsAt: (place: Place) => readonly string[],
  able: readonly Place[],
): fc.Arbitrary<RestQuery> {
  for (const place of able) {
    const operands = operandsAt(place)
    if (operands.length > 0) return misreadAt(place, operator, operands)
  }
  throw new Error('invariant: only what tells somewhere is asked')
}

/** The operands with which an operator keeps something else if values are misread in a way. */
function telling(
  operator: string,
  way: Way,
  { kind, occurring, misreadings }: Place,
  { operators }: Vocabulary,
): readonly string[] {
  return (misreadings.get(way) ?? []).filter(operand =>
    tells(operator, { way, kind, operand, occurring }, operators.keeps),
  )
}

function misreadAt({ type, path, attribute }: Place, operator: string, operands: readonly string[]) {
  return unnarrowed(
    type,
    under(['filters', ...path, attribute, operator], valued(fc.constantFrom(...operands))),
  )
}
