import { embeddedTarget } from '../../conformance/executed/embedded-target.ts'
import { keepWorlds } from '../../conformance/targets/oracle.ts'
import type { Setting as Place, Target } from '../../conformance/targets/target.ts'
import { NOW } from '../../tests/answers/ask.ts'
import type { Conversation, Question, Setting } from '../../tests/answers/conversation.ts'

/** More would make the file of answers large. */
const MOST_CHARACTERS = 6_000

/** A reference of which everything is written down that it is asked. */
export class Recorder {
  readonly target: Target
  readonly conversations: Conversation[] = []
  #setting: Setting | null = null
  #questions: Question[] = []

  constructor() {
    // Tokens that clients sign hold the time.
    Date.now = () => NOW
    const target = embeddedTarget({
      specs: 'specs',
      quirks: [],
      worlds: keepWorlds(),
      through: ({ method, target, headers, body }, reference) => {
        this.#questions.push({ method, target, headers, body })
        return reference.handle({ method, target, headers, body })
      },
    })
    this.target = {
      ...target,
      open: async place => {
        this.begin()
        const endpoint = await target.open(place)
        const setting = settingOf(place)
        this.#setting = setting
        if ('unavailable' in endpoint || !endpoint.reset) return endpoint
        const { run, ...reset } = endpoint.reset
        const beginning: typeof run = (...given) => {
          this.begin()
          this.#setting = setting
          return run(...given)
        }
        return { ...endpoint, reset: { ...reset, run: beginning } }
      },
      connect: (endpoint, options) => {
        const connection = target.connect?.(endpoint, options)
        if (!connection) throw new Error('invariant: the embedded target is connected to')
        const setting = settingOf(options)
        return {
          ...connection,
          forScenario: id => {
            this.begin()
            this.#setting = setting
            return connection.forScenario?.(id) ?? connection
          },
        }
      },
    }
  }

  /** Ends the conversation that is under way: what follows is another one. */
  begin(): void {
    const questions = this.#questions
    this.#questions = []
    if (questions.length === 0 || !this.#setting) return
    if (questions.reduce((sum, it) => sum + sizeOf(it), 0) > MOST_CHARACTERS) return
    this.conversations.push({ setting: this.#setting, questions })
  }
}

function sizeOf({ target, body }: Question): number {
  return target.length + (body?.length ?? 0)
}

function settingOf({ world, platformVersion, production, staging = false }: Place): Setting {
  return {
    world,
    ...(platformVersion !== null && { platformVersion }),
    ...(production && { production }),
    ...(staging && { staging }),
  }
}
