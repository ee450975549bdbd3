import type { Client } from '../client/client.ts'
import type { Outcome } from '../client/outcome.ts'
import { type WireRequest, type WrittenRequest, wireRequest } from '../client/wire-request.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { runLine, type ShellLine } from './shell.ts'

/** Something that is done to a target's world: a seed, a reset. */
export interface Upkeep {
  /** For messages: `POST /__assayer/reset`. */
  readonly says: string
  /** Does it, where the target's mails come to `mailbox`. Gives null, or why it could not be done. */
  run(client: Client, mailbox?: Mailbox | null): Promise<string | null>
  /** Looks at the world as it should be, before the first scenario. Gives null, or why it could not. */
  begin?(client: Client, mailbox?: Mailbox | null): Promise<string | null>
  /** Keys that the target made for the world, by the variables that credentials are read from. */
  proofs?(): Readonly<Record<string, string | undefined>>
  /** Whether sessions outlast it, but for those that a scenario ended. */
  readonly keepsSessions?: boolean
  /** Users who are others since it was last run, though they have their names: they must log in again. */
  newUsers?(): readonly string[]
  /**
   * Whether what is there now has other ids, times or links than at first, though it reads as before; undefined: it puts
   * everything back to the letter.
   */
  isMoved?(): boolean
  /** What it could not bring back so far, in words that follow "not as it was: "; undefined: it brings back all. */
  leaves?(): readonly string[]
  /** Whether somebody vouches that it puts back everything, and not only what can be seen of it. */
  readonly isWhole?: boolean
}

/** What is read of a world may be read at once. */
export const UPKEEP_CONNECTIONS = 4

/** By one request, which must be answered with 2xx. */
export function requestUpkeep(request: WrittenRequest): Upkeep {
  return {
    says: `${request.method} ${request.path}`,
    isWhole: true,
    run: async client => refusalIn(await client.send(wireRequest(request))),
  }
}

function refusalIn(outcome: Outcome): string | null {
  if (outcome.kind === 'no-answer') return outcome.says
  if (outcome.status >= 200 && outcome.status < 300) return null
  const { error } = Object(outcome.json)
  return `the answer was ${outcome.status}${typeof error === 'string' ? ` (${error})` : ''}`
}

/** By a command, which must end with 0. */
export function commandUpkeep(line: ShellLine): Upkeep {
  return { says: line.run, isWhole: true, run: () => runLine(line) }
}

/** What any server may be asked, without harm, to tell whether it is a reference with a control plane. */
export const CONTROL_SIGN: WireRequest = { method: 'GET', path: '/__assayer/quirks', headers: {}, body: null }

/** Whether the answer to CONTROL_SIGN is that of a reference. Nothing else below its path is for anybody else. */
export function isControl(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && outcome.status === 200 && Array.isArray(Object(outcome.json).quirks)
}

/** Where a reference takes a reset. */
export const CONTROL_RESET = requestUpkeep({
  method: 'POST',
  path: '/__assayer/reset',
  headers: {},
  body: undefined,
})

/** Asks a reference whether it serves the world that it was started with. */
export const CONTROL_WORLD: WireRequest = { method: 'GET', path: '/__assayer/world', headers: {}, body: null }

/** What the answer to CONTROL_WORLD says. */
export function isFirstWorld(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && outcome.status === 200 && Object(outcome.json).isFirst === true
}

/** Makes a reference load the world of a directory, which it must be able to read; null: the one that it was started with. */
export function controlSeed(directory: string | null): Upkeep {
  return requestUpkeep({ method: 'POST', path: '/__assayer/world', headers: {}, body: { directory } })
}
