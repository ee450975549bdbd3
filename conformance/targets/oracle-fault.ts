import type { Client } from '../client/client.ts'

/** The reference itself is wrong: nothing that rests on its answers says anything about a target. */
export class OracleFault extends Error {
  override readonly name = 'OracleFault'

  /** When it was found to be wrong, in words that follow its name. */
  readonly where: string

  constructor(where: string, cause: unknown) {
    super(`this is a bug in the reference ${where}`, { cause })
    this.where = where
  }
}

/** What of a request a fault names. */
interface Asked {
  readonly method: string
  readonly target: string
}

/** Whether references that a command made are wrong: their first fault ends whatever asks them. */
export class Faults {
  #first: OracleFault | null = null

  readonly note = (cause: unknown, { method, target }: Asked): void => {
    this.#first ??= new OracleFault(`at ${method} ${target}`, cause)
  }

  /** Throws the first OracleFault, if there was one. */
  check(): void {
    if (this.#first) throw this.#first
  }

  /** A client of such a reference: the answer to what it is wrong at is none. */
  watch(client: Client): Client {
    const send: Client['send'] = async request => {
      const outcome = await client.send(request)
      this.check()
      return outcome
    }
    return { ...client, send }
  }
}
