import { isObject, type JsonObject } from '../../compare/json-value.ts'
import { textIn } from './parts.ts'

/** What many links have in common: all that is no number. */
export interface LinkShape {
  readonly kind: string
  readonly left: LinkEnd
  readonly right: LinkEnd
}

export interface LinkEnd {
  readonly type: string
  /** Empty where the source does not say. */
  readonly field: string
}

/** A link, as the source has it. */
export interface SourceLink {
  /** The same object for all that have it in common. */
  readonly shape: LinkShape
  /** The id of the row at the left end. */
  readonly left: number
  /** Where it stands among those of the left end; null where the source does not say. */
  readonly leftPosition: number | null
  readonly right: number
  readonly rightPosition: number | null
}

/** `ref` and `pos` of the left end of a link and of its right end; NaN for a position that is not told. */
const NUMBERS = 4

/**
 * The links of an export, in their order. There may be millions: they are kept as numbers, and what is no number once for
 * all that have it in common. They are objects only while somebody looks at them.
 */
export class LinkList {
  readonly #shapes: LinkShape[] = []
  readonly #codes = new Map<string, number>()
  readonly #chunks: Chunk[] = []
  #length = 0
  /** The code of the last one: links mostly have that in common with the one before. */
  #last = 0
  #strange = 0

  /** How many do not say what they link. */
  get strange(): number {
    return this.#strange
  }

  get length(): number {
    return this.#length
  }

  get shapes(): readonly LinkShape[] {
    return this.#shapes
  }

  push({ kind, left, right }: JsonObject): void {
    if (!isEnd(left) || !isEnd(right)) {
      this.#strange++
      return
    }
    const at = this.#length++ % CHUNK
    if (at === 0)
      this.#chunks.push({ shapes: new Uint32Array(CHUNK), numbers: new Float64Array(CHUNK * NUMBERS) })
    const chunk = this.#chunks.at(-1)
    if (!chunk) throw new Error('invariant: a link has a place')
    chunk.shapes[at] = this.#codeOf(String(kind), left, right)
    const first = at * NUMBERS
    chunk.numbers[first] = left.ref
    chunk.numbers[first + 1] = positionOf(left)
    chunk.numbers[first + 2] = right.ref
    chunk.numbers[first + 3] = positionOf(right)
  }

  /** Forgets all of them. */
  clear(): void {
    this.#chunks.length = 0
    this.#length = 0
  }

  /** The link at a place. */
  at(place: number): SourceLink {
    const { shapes, numbers } = this.#chunks[Math.floor(place / CHUNK)] ?? NO_CHUNK
    const shape = this.#shapes[shapes[place % CHUNK] ?? -1]
    if (!shape) throw new Error(`invariant: there is no link at ${place}`)
    const first = (place % CHUNK) * NUMBERS
    return {
      shape,
      left: numbers[first] ?? 0,
      leftPosition: told(numbers[first + 1]),
      right: numbers[first + 2] ?? 0,
      rightPosition: told(numbers[first + 3]),
    }
  }

  /** Those whose left end is of a type, in their order. */
  *from(type: string): Generator<SourceLink> {
    if (!this.#shapes.some(({ left }) => left.type === type)) return
    for (let place = 0; place < this.#length; place++) {
      const link = this.at(place)
      if (link.shape.left.type === type) yield link
    }
  }

  #codeOf(kind: string, left: End, right: End): number {
    const shape = { kind, left: sideOf(left), right: sideOf(right) }
    const last = this.#shapes[this.#last]
    if (last && isSame(last, shape)) return this.#last
    const key = `${kind} ${shape.left.type} ${shape.left.field} ${shape.right.type} ${shape.right.field}`
    const code = this.#codes.get(key) ?? this.#shapes.push(shape) - 1
    this.#codes.set(key, code)
    this.#last = code
    return code
  }
}

/** So many links are kept together: a list that grows moves none of them. */
const CHUNK = 65_536

interface Chunk {
  readonly shapes: Uint32Array
  readonly numbers: Float64Array
}

const NO_CHUNK: Chunk = { shapes: new Uint32Array(), numbers: new Float64Array() }

function isSame(a: LinkShape, b: LinkShape): boolean {
  return a.kind === b.kind && isSameSide(a.left, b.left) && isSameSide(a.right, b.right)
}

function isSameSide(a: LinkEnd, b: LinkEnd): boolean {
  return a.type === b.type && a.field === b.field
}

type End = JsonObject & { readonly type: string; readonly ref: number }

function isEnd(value: unknown): value is End {
  return isObject(value) && typeof value.type === 'string' && typeof value.ref === 'number'
}

function sideOf(end: End): LinkEnd {
  return { type: end.type, field: textIn(end, 'field') ?? '' }
}

function positionOf({ pos }: End): number {
  return typeof pos === 'number' ? pos : Number.NaN
}

function told(position: number | undefined): number | null {
  return position === undefined || Number.isNaN(position) ? null : position
}
