import type { Ground } from '../ground.ts'
import { type Asked, askedOf, type Condition, law } from './filters.ts'
import { filter, isIntersection, isUnion, type SetLaw } from './sets.ts'

/** A condition means the same in a group, and beside another one on the same attribute. */
export function placeLaws(ground: Ground): readonly SetLaw[] {
  return askedOf(ground).flatMap(lawsAt)
}

function lawsAt(asked: Asked): readonly SetLaw[] {
  const { other, attribute } = asked
  const { path } = attribute
  if (other === undefined) return []
  return conditionsOn(asked).flatMap(([operator, operand]) => {
    const alone: Condition = [operator, operand]
    const each: readonly Condition[] = [alone, ['$eq', other]]
    const inGroup = (group: string) =>
      each.map(([name, operands], at) => filter(path, name, operands, `[${group}][${at}]`))
    const beside = [filter(path, operator, operand), filter(path, '$notNull', true)]
    return [
      law(asked, `${operator} in $or`, 'content.filters.or', [inGroup('$or'), ...each], isUnion),
      law(asked, `${operator} in $and`, 'content.filters.and', [inGroup('$and'), ...each], isIntersection),
      law(
        asked,
        `${operator} beside another operator`,
        'content.filters.operators-together',
        [beside, alone, ['$notNull', true]],
        isIntersection,
      ),
    ]
  })
}

/** One condition with each operator that is about such values. */
function conditionsOn({ attribute: { kind }, value, other }: Asked): readonly Condition[] {
  const equal: readonly Condition[] = [
    ['$eq', value],
    ['$in', [value, other]],
    ['$ne', value],
    ['$notIn', [value, other]],
  ]
  if (kind === 'boolean') return equal
  const ranges = ['$lt', '$lte', '$gt', '$gte'].map(operator => [operator, value] as const)
  if (kind !== 'text') return kind === 'moment' ? ranges : [...equal, ...ranges]
  const text = String(value)
  const [start, end] = [text.slice(0, 3).trim(), text.slice(-3).trim()]
  const operands = { $contains: start, $notContains: start, $startsWith: start, $endsWith: end }
  return [
    ...equal,
    ...['$eqi', '$nei'].map(operator => [operator, text] as const),
    ...Object.entries(operands).flatMap(([name, part]) => [
      [name, part] as const,
      [`${name}i`, part] as const,
    ]),
  ]
}
