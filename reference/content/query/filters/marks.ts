/** From so many positions on it is faster to deal with all at once than with each. */
export const MANY = 1024

/** All bits of a word. */
const FULL = -1

/** Positions of a table, ascending: many of them are no list of JavaScript's own. */
export type Positions = readonly number[] | Uint32Array

/** Which of the positions of a table are marked: a bit for each. Never changed once it is made. */
export class Marks {
  readonly #words: Int32Array

  private constructor(words: Int32Array) {
    this.#words = words
  }

  /** Every position below `size`. */
  static all(size: number): Marks {
    const words = new Int32Array((size + 31) >>> 5).fill(FULL)
    if (size & 31) words[size >>> 5] = 2 ** (size & 31) - 1
    return new Marks(words)
  }

  /** Positions that are given in ascending order. */
  static of(positions: readonly number[]): Marks {
    const last = positions.at(-1) ?? 0
    const words = new Int32Array((last >>> 5) + 1)
    for (const position of positions)
      words[position >>> 5] = (words[position >>> 5] ?? 0) | (1 << (position & 31))
    return new Marks(words)
  }

  /** Those that a test passes. */
  where(passes: (position: number) => boolean): Marks {
    return this.#each((word, first) => {
      let kept = 0
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        if (passes(first + place(bit))) kept |= bit
      }
      return kept
    })
  }

  /** Those whose code a test passes. Each code is tested once, when it is first met. */
  whereCode(codes: Uint32Array, count: number, passes: (code: number) => boolean): Marks {
    const verdicts = new Uint8Array(count)
    const judge = (code: number) => {
      const verdict = passes(code) ? YES : NO
      verdicts[code] = verdict
      return verdict
    }
    return this.#each((word, first) => {
      let kept = 0
      if (word === FULL) {
        for (let bit = 0; bit < 32; bit++) {
          const code = codes[first + bit] ?? 0
          if ((verdicts[code] || judge(code)) === YES) kept |= 1 << bit
        }
        return kept
      }
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const code = codes[first + place(bit)] ?? 0
        if ((verdicts[code] || judge(code)) === YES) kept |= bit
      }
      return kept
    })
  }

  and(other: Marks): Marks {
    return new Marks(this.#words.map((word, i) => word & (other.#words[i] ?? 0)))
  }

  without(other: Marks): Marks {
    return new Marks(this.#words.map((word, i) => word & ~(other.#words[i] ?? 0)))
  }

  get isEmpty(): boolean {
    return this.#words.every(word => word === 0)
  }

  /** Ascending. */
  positions(): Uint32Array {
    const positions = new Uint32Array(this.#words.reduce((sum, word) => sum + ones(word), 0))
    let next = 0
    for (let i = 0; i < this.#words.length; i++) {
      let rest = this.#words[i] ?? 0
      for (; rest !== 0; rest &= rest - 1) positions[next++] = (i << 5) + place(rest & -rest)
    }
    return positions
  }

  /** `keep` is handed each word that is not empty, with the position of its first bit. */
  #each(keep: (word: number, first: number) => number): Marks {
    const words = new Int32Array(this.#words.length)
    for (let i = 0; i < words.length; i++) {
      const word = this.#words[i] ?? 0
      if (word !== 0) words[i] = keep(word, i << 5)
    }
    return new Marks(words)
  }
}

const YES = 2
const NO = 1

/** Of the only bit of a word. */
function place(bit: number): number {
  return 31 - Math.clz32(bit)
}

/** How many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
