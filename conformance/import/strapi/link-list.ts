import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { textIn } from './parts.ts'

/** What many links have in common: all that is no number. */
interface Shape {
  readonly kind: string
  readonly left: { readonly type: string; readonly field: string }
  readonly right: Shape['left']
}

/** `ref` and `pos` of the left end of a link and of its right end; NaN for a position that is not told. */
const NUMBERS = 4

/**
 * The links of an export, in their order. There may be millions: they are kept as numbers, and what is no number once for
 * all that have it in common. They are objects only while somebody looks at them.
 */
export class LinkList implements Iterable<JsonObject> {
  readonly #shapes: Shape[] = []
  readonly #codes = new Map<string, number>()
  /** By link. */
  #shapeOf = new Uint32Array(FIRST)
  #numbers = new Float64Array(FIRST * NUMBERS)
  #length = 0
  /** Links that say something else, by their place. */
  readonly #others = new Map<number, JsonObject>()

  push(link: JsonObject): void {
    const at = this.#length++
    if (at === this.#shapeOf.length) this.#grow()
    const { left, right } = link
    if (!isEnd(left) || !isEnd(right)) {
      this.#others.set(at, link)
      return
    }
    this.#shapeOf[at] = this.#codeOf(String(link.kind), left, right)
    this.#numbers.set([left.ref, positionOf(left), right.ref, positionOf(right)], at * NUMBERS)
  }

  *[Symbol.iterator](): Generator<JsonObject> {
    for (let at = 0; at < this.#length; at++) yield this.#others.get(at) ?? this.#linkAt(at)
  }

  #linkAt(at: number): JsonObject {
    const { kind, left, right } = this.#shapes[this.#shapeOf[at] ?? 0] ?? NO_SHAPE
    const first = at * NUMBERS
    return { kind, left: this.#endAt(first, left), right: this.#endAt(first + 2, right) }
  }

  #endAt(first: number, { type, field }: Shape['left']): JsonObject {
    const ref = this.#numbers[first]
    const pos = this.#numbers[first + 1] ?? Number.NaN
    return Number.isNaN(pos) ? { type, ref, field } : { type, ref, field, pos }
  }

  #codeOf(kind: string, left: End, right: End): number {
    const shape = { kind, left: sideOf(left), right: sideOf(right) }
    const key = `${kind} ${shape.left.type} ${shape.left.field} ${shape.right.type} ${shape.right.field}`
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    this.#codes.set(key, this.#shapes.length)
    return this.#shapes.push(shape) - 1
  }

  #grow(): void {
    const [shapes, numbers] = [this.#shapeOf, this.#numbers]
    this.#shapeOf = new Uint32Array(shapes.length * 2)
    this.#numbers = new Float64Array(numbers.length * 2)
    this.#shapeOf.set(shapes)
    this.#numbers.set(numbers)
  }
}

const FIRST = 1024
const NO_SHAPE: Shape = { kind: '', left: { type: '', field: '' }, right: { type: '', field: '' } }

type End = JsonObject & { readonly type: string; readonly ref: number }

function isEnd(value: unknown): value is End {
  return isObject(value) && typeof value.type === 'string' && typeof value.ref === 'number'
}

function sideOf(end: End): Shape['left'] {
  return { type: end.type, field: textIn(end, 'field') ?? '' }
}

function positionOf({ pos }: End): number {
  return typeof pos === 'number' ? pos : Number.NaN
}
