/** The members of an object, by name. None of the names is a number, so they stay in the order in which they came. */
export type Members = Readonly<Record<string, unknown>>

/** Texts of objects that never change, so that each is made once. */
const keptTexts = new WeakMap<object, string>()

/** The same members in an object whose text is known from now on: nobody may change it any more. */
export function keepText<M extends Members>(members: M): M {
  const text = JSON.stringify(members)
  const kept: M = JSON.parse(text)
  keptTexts.set(kept, text)
  return kept
}

/**
 * An object that begins with all members of another and has more behind them, none of the same name. To put them
 * into one object takes as long as to write them, so that is only done for who looks at them (`membersOf`).
 */
export class Extended {
  readonly #start: Members
  readonly #added: Members
  #text: string | null = null

  constructor(start: Members, added: Members) {
    this.#start = start
    this.#added = added
  }

  toJSON(): Members {
    return { ...this.#start, ...this.#added }
  }

  text(): string {
    this.#text ??= objectText(textOf(this.#start).slice(0, -1), this.#added)
    return this.#text
  }
}

/** A value of which there is only the text. */
export class Written {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}

function textOf(members: Members): string {
  return keptTexts.get(members) ?? JSON.stringify(members)
}

/** All members of an object, for who looks at them. */
export function membersOf(object: Members | Extended): Members {
  return object instanceof Extended ? object.toJSON() : object
}

/** The text that JSON.stringify makes of a value, put together from the texts that are kept; undefined for none. */
export function jsonText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const kept = keptTexts.get(value)
  if (kept !== undefined) return kept
  if (value instanceof Extended) return value.text()
  if (value instanceof Written) return value.text
  if (Array.isArray(value)) return listText(value)
  return isPlain(value) ? objectText('{', value) : JSON.stringify(value)
}

/** What is of a class may have a JSON of its own. */
function isPlain(value: object): value is Members {
  return Object.getPrototypeOf(value) === Object.prototype
}

function listText(list: readonly unknown[]): string {
  let text = '['
  for (const item of list) {
    if (text.length > 1) text += ','
    text += jsonText(item) ?? 'null'
  }
  return `${text}]`
}

/** An object's text: what is written of it up to the next member, and the members that follow. */
function objectText(start: string, members: Members): string {
  let text = start
  for (const name in members) {
    const value = jsonText(members[name])
    if (value === undefined) continue
    if (text.length > 1) text += ','
    text += `${nameText(name)}:${value}`
  }
  return `${text}}`
}

const LETTERS = /^\w*$/

function nameText(name: string): string {
  return LETTERS.test(name) ? `"${name}"` : JSON.stringify(name)
}
