import { type Asked, answers, keptWorlds, open } from '../tests/answers/ask.ts'
import type { Conversation } from '../tests/answers/conversation.ts'
import { allow, farTooOften, turnOn } from './switch.ts'

/** Holds conversations, each with a reference of its own, but where it takes long to start one. */
export interface Stage {
  /** What is answered, up to the first answer that is enough. */
  hold(
    conversation: Conversation,
    isEnough?: (answer: string, place: number) => boolean,
  ): Promise<readonly string[]>
}

/** What was read and made before is not known to a new one. */
export function openStage(): Stage {
  const worlds = keptWorlds()
  const slow = new Map<string, Asked>()
  return {
    hold: async (conversation, isEnough) => {
      const key = JSON.stringify(conversation.setting)
      const known = slow.get(key)
      known?.reset()
      const reference = known ?? (await open(conversation.setting, worlds))
      if (reference.isSlow) slow.set(key, reference)
      return answers(conversation, reference, isEnough)
    },
  }
}

/** Whether something is so while a mutant is on. `asked`: how often mutants are asked for usually. */
export async function whileOn(mutant: number, asked: number, isSo: () => Promise<boolean>): Promise<boolean> {
  turnOn(mutant)
  allow(farTooOften(asked))
  try {
    return await isSo()
  } catch {
    return true
  } finally {
    allow(Number.POSITIVE_INFINITY)
    turnOn(-1)
  }
}
