/** A message that lists a million problems helps nobody; the rest is counted. */
const MOST_PROBLEMS = 100

/** Collects what is wrong in a world, so that its author sees everything at once. */
export class Problems {
  readonly #found: WorldProblem[] = []
  readonly #most: number
  #more = 0

  /** `most` are kept; the rest is counted. */
  constructor(most = MOST_PROBLEMS) {
    this.#most = most
  }

  get none(): boolean {
    return this.#found.length === 0
  }

  add(problem: WorldProblem): void {
    if (this.#found.length < this.#most) this.#found.push(problem)
    else this.#more++
  }

  /** Throws WorldError when anything was found. `world` is the name that the message gives. */
  refuse(world: string): void {
    if (!this.none) throw new WorldError(world, this.#found, this.#more)
  }
}

/**
 * A spot in a world's file. Its path is only put together when something is wrong there, because a world
 * may have millions of spots and nearly none is wrong.
 */
export class Place {
  readonly file: string
  readonly #problems: Problems
  readonly #parent: Place | null
  readonly #key: string | number
  readonly #elsewhere: ReadonlyMap<string | number, Place> | undefined

  private constructor(
    file: string,
    problems: Problems,
    parent: Place | null,
    key: string | number,
    elsewhere?: ReadonlyMap<string, Place>,
  ) {
    this.file = file
    this.#problems = problems
    this.#parent = parent
    this.#key = key
    this.#elsewhere = elsewhere
  }

  /** `elsewhere` has what stands in other files, by the names of its fields. */
  static of(file: string, problems: Problems, elsewhere?: ReadonlyMap<string, Place>): Place {
    return new Place(file, problems, null, '', elsewhere)
  }

  /** A field (text) or an item (number) of what is here. */
  at(key: string | number): Place {
    return this.#elsewhere?.get(key) ?? new Place(this.file, this.#problems, this, key)
  }

  /** Such as `attributes.author.target` or `api::article.article[3].tags[0]`; `$` is the whole file. */
  get path(): string {
    const before = this.#parent?.path ?? ''
    if (this.#parent === null) return '$'
    if (typeof this.#key === 'number') return `${before === '$' ? '' : before}[${this.#key}]`
    return before === '$' ? this.#key : `${before}.${this.#key}`
  }

  /** Notes that `found` stands here where `expected` should; both are words for the world's author. */
  wrong(found: string, expected: string): void {
    this.#problems.add({ file: this.file, path: this.path, found, expected })
  }
}

const LONGEST_SHOWN = 60

/** A JSON value in words short enough for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value) && JSON.stringify(value).length > LONGEST_SHOWN) return `a list of ${value.length}`
  const text = JSON.stringify(value)
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1)}…`
}

/** One thing wrong in a world: which file, where in it, what was found, what was expected. */
export interface WorldProblem {
  readonly file: string
  /** Path in the file, such as `attributes.author.target` or `api::article.article[3].tags[0]`. */
  readonly path: string
  readonly found: string
  readonly expected: string
}

/**
 * A world was refused. Its message lists the problems found, one a line: `file: path: found …, expected …`;
 * `more` counts those beyond the list.
 */
export class WorldError extends Error {
  override readonly name = 'WorldError'
  readonly problems: readonly WorldProblem[]

  constructor(world: string, problems: readonly WorldProblem[], more = 0) {
    const lines = problems.map(problemLine)
    if (more > 0) lines.push(`  and ${more} more`)
    super(`The world ${world} cannot be used:\n${lines.join('\n')}`)
    this.problems = problems
  }
}

/** The world as a whole, and a whole file, need no place. */
function problemLine({ file, path, found, expected }: WorldProblem): string {
  const place = `${file === '.' ? '' : `${file}: `}${path === '$' ? '' : `${path}: `}`
  return `  ${place}found ${found}, expected ${expected}`
}
