import { compare, hash, hashSync } from 'bcryptjs'

/**
 * Cost of a hash, as powers of two: the least there is. Worlds hold their passwords in plain text and nothing outlives
 * the process, so a higher cost (the real program's is 10) would protect nothing and only make tests slow.
 */
const ROUNDS = 4

const HASH = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/

/**
 * A password as rows keep it: it can be checked and never read, whichever way a row gets into a response.
 * Hashing is slow by intent, so it waits until the password is first asked for; a world with many users loads at
 * once all the same. A bcrypt hash in a world's data is taken as it is.
 */
export class Password {
  readonly #hash: () => Promise<string>
  readonly #text: string
  #shown: string | null = null

  private constructor(text: string, makeHash: () => Promise<string>) {
    this.#text = text
    let made: Promise<string> | null = null
    this.#hash = () => {
      made ??= makeHash()
      return made
    }
  }

  /** The password `text`. */
  static of(text: string): Password {
    return new Password(text, HASH.test(text) ? () => Promise.resolve(text) : () => hash(text, ROUNDS))
  }

  /** The hash as a server that leaks it would show it: for quirks alone. */
  leaked(): string {
    this.#shown ??= HASH.test(this.#text) ? this.#text : hashSync(this.#text, ROUNDS)
    return this.#shown
  }

  /** Whether `candidate` is this password. As with every bcrypt, only its first 72 bytes count. */
  async matches(candidate: string): Promise<boolean> {
    return compare(candidate, await this.#hash())
  }

  /** Leaves the value out of JSON. */
  toJSON(): undefined {
    return undefined
  }
}
