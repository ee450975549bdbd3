import type { Mailbox } from '../mail/mailbox.ts'
import type { Hazard } from '../safety/hazards.ts'

/** What may be done to a target that is not ours, and what was. */
export interface Permit {
  /** What its owner has allowed by name. */
  readonly allow: readonly Hazard[]
  /** Where its mails go, so that they can be read and reach nobody; null: where its own configuration says. */
  readonly mailbox: Mailbox | null
  readonly traces: Traces
}

/** What is not as it was at a target, in words that follow "not as it was: ". */
export interface Traces {
  add(what: string): void
  /** Says something else in place of what was said. */
  replace(what: string, by: string): void
  /** Something that a reset takes away with all the rest. */
  addUntilReset(what: string): void
  /** The whole target was put back, and not only what was seen of it. */
  takeAway(): void
  readonly left: readonly string[]
}

export function openTraces(): Traces {
  const stays = new Set<string>()
  const untilReset = new Set<string>()
  return {
    add: what => stays.add(what),
    replace: (what, by) => {
      stays.delete(what)
      stays.add(by)
    },
    addUntilReset: what => untilReset.add(what),
    takeAway: () => untilReset.clear(),
    get left() {
      return [...stays, ...untilReset]
    },
  }
}

/** The line with which a run on a target ends that is not ours. */
export function aftermathText(left: readonly string[]): string {
  return left.length === 0 ? 'the target is as it was' : `the target is not as it was: ${left.join('; ')}`
}
