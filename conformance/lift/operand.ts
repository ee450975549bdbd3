import type { Against } from './against.ts'
import { isApart } from './chosen-rows.ts'
import { mostUnlike } from './most-unlike.ts'

/** What operands are taken from: values that occur at a place, in a certain order of choice. */
export interface Choice {
  /** The one that the question is about. */
  readonly value: unknown
  readonly values: readonly unknown[]
  /** What entries with the value have in the second attribute. */
  readonly beside: readonly unknown[]
  /** What tells them from others: `another second`, `its key`. */
  readonly against?: Against
}

/**
 * The operand of a name: `value`, `swapped part`, `other`, `low`, `none`, `a second`. Undefined where these values have none:
 * no letter that has another case, say.
 */
export function operandOf(name: string, choice: Choice): unknown {
  const { value, values, beside } = choice
  const [first, ...rest] = name.split(' ')
  if (first === 'swapped' && rest.length > 0) return swapped(operandOf(rest.join(' '), choice))
  if (first === 'wild' && rest.length > 0) return wild(operandOf(rest.join(' '), choice))
  if (first === 'spaced' && rest.length > 0) return spaced(operandOf(rest.join(' '), choice))
  switch (name) {
    case 'value':
      return value
    case 'other':
      return values.length < 2 ? undefined : values[(values.indexOf(value) + 1) % values.length]
    case 'third':
      return values.length < 3 ? undefined : values[(values.indexOf(value) + 2) % values.length]
    case 'a second':
      return beside[values.indexOf(value) % beside.length]
    case 'low':
    case 'high':
      return bound(name, values)
    case 'none':
      return unlike(value, values)
    case 'apart':
      return values.every(it => it === value || isApart(it, value)) ? value : undefined
    default:
      if (first === 'its' || first === 'another') return choice.against?.[name]
      return typeof value === 'string' ? pieceOf(name, [...value]) : undefined
  }
}

/** With a blank in front of it, as no value has it. */
function spaced(operand: unknown): string | undefined {
  return typeof operand === 'string' && operand.trim() === operand ? ` ${operand}` : undefined
}

/** With a sign in place of a letter that patterns take for any letter; undefined where it has no letter to spare. */
function wild(operand: unknown): string | undefined {
  if (typeof operand !== 'string') return undefined
  const letters = [...operand]
  const at = letters.findIndex((letter, index) => index > 0 && /\p{L}/u.test(letter))
  return at < 0 || letters.length < 3 ? undefined : letters.with(at, '_').join('')
}

/** Bounds that leave something out at either end, where there is enough. */
function bound(name: 'low' | 'high', values: readonly unknown[]): unknown {
  const sorted = values.toSorted(inOrder)
  const outside = sorted.length > 3 ? 1 : 0
  if (sorted.length < 2) return undefined
  return name === 'low' ? sorted[outside] : sorted[sorted.length - 1 - outside]
}

function inOrder(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}

/** A value that no entry has. */
function unlike(value: unknown, values: readonly unknown[]): unknown {
  if (typeof value === 'number') return Math.max(...values.map(Number)) + 1001
  return typeof value === 'string' ? `${value}-zzz` : undefined
}

const LONGEST_PIECE = 8

/** Of a text: a part that neither begins nor ends it, its beginning, or its end. */
function pieceOf(name: string, letters: readonly string[]): string | undefined {
  const length = Math.min(LONGEST_PIECE, Math.ceil(letters.length / 2))
  if (letters.length < 3) return undefined
  const from = { part: oddestAt(letters, length), start: 0, end: letters.length - length }[name]
  if (from === undefined) return undefined
  const piece = letters.slice(from, from + length).join('')
  // Whether blanks around an operand count is another matter.
  return piece.trim() === piece ? piece : piece.trim() || undefined
}

/** Where a part tells most: around a letter that is none of the usual ones. */
function oddestAt(letters: readonly string[], length: number): number {
  const odd = letters.findIndex((letter, index) => index > 0 && /[^\w\s.,-]/u.test(letter))
  const at = odd > 0 ? odd - Math.floor(length / 2) : 1
  return Math.max(1, Math.min(at, letters.length - length - 1))
}

/** Each letter in its other case; undefined where none has one. */
function swapped(operand: unknown): string | undefined {
  if (typeof operand !== 'string') return undefined
  const turned = [...operand].map(otherCase).join('')
  return turned === operand ? undefined : turned
}

/** A letter that becomes several, or comes back as another one, stays: how such are folded is left open. */
function otherCase(letter: string): string {
  const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
  const back = turned === turned.toLowerCase() ? turned.toUpperCase() : turned.toLowerCase()
  return [...turned].length === 1 && back === letter ? turned : letter
}

const FEATURES: readonly RegExp[] = [
  /[^\p{ASCII}]/u,
  /[%_\\]/,
  /\p{Lu}/u,
  /\s/,
  /\d/,
  /['"]/,
  /[&=+#?/[\]]/,
  /^.{40}/s,
  /^-/,
  /\.\d/,
  /^(0|false|null|)$/,
]

/** Some of the values, each of which shows something that those before do not: an accent, a wildcard, a blank. */
export function tellingValues(values: readonly unknown[], most: number): readonly unknown[] {
  return mostUnlike(values, value => featuresOf(value, values), most)
}

function featuresOf(value: unknown, values: readonly unknown[]): readonly string[] {
  const text = String(value)
  const folded = text.toLowerCase()
  const others = values.map(String).filter(it => it !== text)
  const rivals = {
    case: others.some(it => it.toLowerCase() === folded),
    inside: others.some(it => it.toLowerCase().includes(folded)),
    plain: /^[A-Za-z]+$/.test(text),
  }
  return [
    ...FEATURES.flatMap((feature, index) => (feature.test(text) ? [`feature ${index}`] : [])),
    ...Object.entries(rivals).flatMap(([name, isSo]) => (isSo ? [name] : [])),
  ]
}
