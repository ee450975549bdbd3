import { isDeepStrictEqual } from 'node:util'
import { smallerText } from '../smaller-text.ts'
import type { Parameter, RestQuery } from './rest-query.ts'

/** Queries that are a step smaller: what takes most away comes first. Not all of them make sense. */
export function* smallerRest(query: RestQuery): Generator<RestQuery> {
  const { parameters } = query
  const prefixes = prefixesIn(parameters)
  for (const prefix of prefixes) {
    yield { ...query, parameters: renumbered(parameters.filter(({ at }) => !isBelow(at, prefix))) }
  }
  for (const prefix of prefixes) {
    for (const inner of prefixes) {
      if (inner.length > prefix.length && isBelow(inner, prefix) && !hasOperator(inner, prefix.length)) {
        yield { ...query, parameters: renumbered(lifted(parameters, prefix, inner)) }
      }
    }
  }
  for (const plainer of withPlainest(parameters)) yield { ...query, parameters: plainer }
  for (const [index, parameter] of parameters.entries()) {
    if (isWithoutOperator(parameter))
      yield { ...query, parameters: parameters.with(index, { ...parameter, at: [...parameter.at, '$eq'] }) }
    for (const value of smallerText(parameter.value)) {
      yield { ...query, parameters: parameters.with(index, { ...parameter, value }) }
    }
  }
}

/** Every part of the tree that the parameters are, the larger ones first. */
function prefixesIn(parameters: readonly Parameter[]): readonly (readonly string[])[] {
  const all = parameters.flatMap(({ at }) => at.map((_, index) => at.slice(0, index + 1)))
  const distinct = new Map(all.map(prefix => [JSON.stringify(prefix), prefix]))
  return [...distinct.values()].sort((a, b) => a.length - b.length)
}

function isBelow(at: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((part, index) => at[index] === part)
}

/** What stands at `inner` takes the place of all that stands at `prefix`: `filters[$or][0][name]` becomes `filters[name]`. */
function lifted(
  parameters: readonly Parameter[],
  prefix: readonly string[],
  inner: readonly string[],
): readonly Parameter[] {
  return parameters.flatMap(({ at, value }) => {
    if (!isBelow(at, prefix)) return [{ at, value }]
    return isBelow(at, inner) ? [{ at: [...prefix, ...at.slice(inner.length)], value }] : []
  })
}

/**
 * With the plainest filter, or order, in the place of others: where it shows the same, which one it is does not matter, and
 * what shows so from many filters is seen to be one thing.
 */
function* withPlainest(parameters: readonly Parameter[]): Generator<readonly Parameter[]> {
  const conditions = prefixesIn(parameters).filter(
    prefix => prefix[0] === 'filters' && isEntry(prefix, parameters),
  )
  const plainest = [
    ...conditions.map(at => ({ at, plain: { at: [...at, 'id', '$notNull'], value: 'true' } })),
    { at: ['sort'], plain: { at: ['sort'], value: 'id' } },
  ]
  for (const { at, plain } of plainest) {
    const index = parameters.findIndex(it => isBelow(it.at, at))
    const others = parameters.filter(it => !isBelow(it.at, at))
    const isPlain =
      parameters.some(it => isDeepStrictEqual(it, plain)) && others.length + 1 === parameters.length
    if (index >= 0 && !isPlain) yield others.toSpliced(index, 0, plain)
  }
}

/** Whether an entry stands at a place of filters, and no attribute: what is right below it is no operator. */
function isEntry(prefix: readonly string[], parameters: readonly Parameter[]): boolean {
  const below = parameters.filter(({ at }) => isBelow(at, prefix)).map(({ at }) => at[prefix.length])
  return (
    isName(prefix.at(-1)) && below.every(part => part !== undefined && (prefix.length === 1 || isName(part)))
  )
}

function isName(part: string | undefined): boolean {
  return part !== undefined && !/^([$]|[0-9]+$)/.test(part)
}

/** Only with an operator does the documentation write a condition: what is wrong without one may be open. So none is lost. */
function isWithoutOperator({ at }: Parameter): boolean {
  const from = at.lastIndexOf('filters')
  return from >= 0 && at.length > from + 1 && isName(at.at(-1)) && !hasOperator(at, from)
}

function hasOperator(at: readonly string[], from: number): boolean {
  return at.slice(from).some(part => /^[$](?!and$|or$|not$)/.test(part))
}

/** Lists begin with 0 and have no gaps. */
function renumbered(parameters: readonly Parameter[]): readonly Parameter[] {
  const numbers = new Map<string, Map<string, number>>()
  return parameters.map(({ at, value }) => ({
    value,
    at: at.map((part, index) => {
      if (!/^\d+$/.test(part) || index === 0) return part
      const list = JSON.stringify(at.slice(0, index))
      const known = numbers.get(list) ?? new Map<string, number>()
      numbers.set(list, known)
      const number = known.get(part) ?? known.size
      known.set(part, number)
      return String(number)
    }),
  }))
}
