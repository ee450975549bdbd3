import { readAs } from './misreadings.ts'
import { inOtherCase, isTextual } from './operands.ts'
import type { ScalarKind } from './queried-world.ts'
import type { Operators, Read } from './vocabulary.ts'

/** So many values are looked at: more would say nothing new. */
const MOST_VALUES = 12

/**
 * The fewest operands with which an operator keeps other values than every other one of its kind does: `$contains` is
 * given a part from within a value, which `$startsWith` does not find, and one in another case, which `$containsi` finds.
 * None where nothing tells them apart.
 */
export function tellingOperands(
  operator: string,
  { kind, occurring }: { readonly kind: ScalarKind; readonly occurring: readonly string[] },
  operators: Operators,
): readonly string[] {
  const values = spread(occurring, MOST_VALUES)
  const read = readAs(kind)
  const stored = values.map(read)
  const keeping = (name: string, operand: Read) =>
    stored.map(value => (operators.keeps(name, value, operand) === true ? '1' : '0')).join('')
  const candidates = (isTextual(kind) ? values.flatMap(partsOf) : values).map(text => {
    const operand = read(text)
    const own = keeping(operator, operand)
    return { text, apart: kinOf(operator, kind, operators).filter(name => keeping(name, operand) !== own) }
  })
  return cover(candidates)
}

interface Candidate {
  readonly text: string
  /** The operators that keep something else with it. */
  readonly apart: readonly string[]
}

/** Each next one tells most of those apart that none before it has told. */
function cover(candidates: readonly Candidate[]): readonly string[] {
  const chosen: string[] = []
  const told = new Set<string>()
  const gainOf = ({ apart }: Candidate) => apart.filter(it => !told.has(it)).length
  for (;;) {
    const [best] = candidates.toSorted((a, b) => gainOf(b) - gainOf(a))
    if (!best || gainOf(best) === 0) return chosen
    chosen.push(best.text)
    for (const name of best.apart) told.add(name)
  }
}

function kinOf(
  operator: string,
  kind: ScalarKind,
  { comparing, textual, folding }: Operators,
): readonly string[] {
  const all = isTextual(kind) ? [...comparing, ...textual, ...folding] : comparing
  return [...new Set(all)].filter(name => name !== operator)
}

/** So many characters of a text are a part of it. */
const PART = 4

/** A value, its head, its tail and what is between, each also in the other case. */
function partsOf(value: string): readonly string[] {
  const letters = Array.from(value)
  const middle = letters.slice(1, -1)
  const parts = [letters, letters.slice(0, PART), letters.slice(-PART), middle.slice(0, PART)]
    .filter(part => part.length > 0)
    .map(part => part.join(''))
  return [...new Set(parts.flatMap(part => [part, inOtherCase(part)]))]
}

function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
