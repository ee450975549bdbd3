import type { Setting } from '../targets/target.ts'
import { type Conceal, indexSecrets } from './conceal.ts'
import { HeardAttempt } from './heard-attempt.ts'
import { lineText, type RecordedEndpoint } from './recording.ts'

/** What is to be kept from a recording, and what of it is published anyway. */
export interface Secrecy {
  readonly conceal: Conceal
  readonly open: readonly string[]
  readonly secrets: readonly string[]
}

/** A server with a world in it: where it was reached, and what is told of it. */
export interface HeardEndpoint {
  readonly url: string
  readonly endpoint: RecordedEndpoint
}

/** What is heard in one setting. */
export class HeardSetting {
  readonly #setting: Setting
  readonly #attempts: HeardAttempt[] = []
  readonly #times = new Map<string, number>()
  #text: string

  constructor(setting: Setting) {
    this.#setting = setting
    this.#text = lineText({ setting })
  }

  /** Lines of a recording. */
  get text(): string {
    return this.#text
  }

  unavailable(why: string): void {
    this.#text = lineText({ setting: this.#setting, unavailable: why })
  }

  attempt(scenario: string): HeardAttempt {
    const time = (this.#times.get(scenario) ?? 0) + 1
    this.#times.set(scenario, time)
    const attempt = new HeardAttempt(scenario, time)
    this.#attempts.push(attempt)
    return attempt
  }

  /** Writes down what was heard: only when all is said does anybody know all secrets. */
  settle({ url, endpoint }: HeardEndpoint, { conceal, open, secrets }: Secrecy): void {
    const index = indexSecrets(secrets, open)
    const shown = (text: string) =>
      conceal(url === endpoint.url ? text : text.replaceAll(url, endpoint.url), index)
    const names = new Map<string, string>()
    const nameOf = (entries: string) => {
      const name = names.get(entries) ?? String(names.size + 1)
      names.set(entries, name)
      return name
    }
    const inOrder = this.#attempts.toSorted((a, b) => a.compare(b))
    const attempts = inOrder.map(it => lineText(it.line(nameOf)))
    const lists = [...names].map(
      ([entries, name]) => `{"list":${JSON.stringify(name)},"entries":${entries}}\n`,
    )
    const head = lineText({ setting: this.#setting, endpoint })
    this.#text = [head, ...lists, ...attempts].map(shown).join('')
    this.#attempts.length = 0
  }
}
