import type { OracleWorld } from '../targets/oracle.ts'
import type { Answered, ServedSetting, Written } from './ask-again.ts'
import type { Findings } from './findings.ts'
import type { Exchanged, Session } from './recording.ts'
import type { Example, Use } from './uses.ts'

/** An example that was answered again as it was then. */
export interface Known {
  readonly use: Use
  readonly example: Example
  readonly plain: Answered
  /** Whether the same comes whenever it is asked; names of uploaded files and the like do not. */
  readonly isSteady: boolean
}

/** What is asked of a recording by each that judges it. */
export interface Evidence {
  readonly sessions: readonly Session[]
  readonly known: readonly Known[]
  readonly written: Written
  readonly setting: ServedSetting
  readonly findings: Findings
  readonly onProgress: (says: string) => void
}

/** The requests of some examples, as they were sent. */
export function asksOf(known: readonly Known[]): ReadonlyMap<Exchanged, readonly Exchanged['request'][]> {
  return new Map(known.map(({ example: { exchange } }) => [exchange, [exchange.request]]))
}

/** What the platform ran as; null: its world says nothing of it. */
export function versionOf(sessions: readonly Session[], { platformVersion }: ServedSetting): string | null {
  const platform = sessions[0]?.world.platform
  if (!platform) return null
  const own: unknown = Object(platform.site).version
  return platformVersion ?? (typeof own === 'string' || typeof own === 'number' ? String(own) : '5.0')
}

/** The world that was served when a request came. */
export function worldOf(sessions: readonly Session[], exchange: Exchanged): OracleWorld {
  const session = sessions.find(({ exchanges }) => exchanges.includes(exchange))
  if (!session) throw new Error('invariant: an exchange belongs to a session')
  return session.world
}
