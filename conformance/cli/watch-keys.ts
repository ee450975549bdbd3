import type { Io } from './io.ts'

/** As Vitest has them. */
export const WATCH_KEYS = 'Keys: Enter again, a all, f failed, t by name, q quit.'

/** What a key asked for: to quit, or to run with more arguments; null for the same ones again. */
export type Asked = 'quit' | { readonly more: readonly string[] | null }

export interface Keys {
  /** The last thing that was asked for, once; null when nothing was. */
  next(): Asked | null
  /** A name is being typed, and nothing else is to happen. */
  isTyping(): boolean
  close(): void
}

/** Listens to keys where a person sits at the terminal. */
export function openKeys(io: Io): Keys {
  let asked: Asked | null = null
  let isTyping = false
  let stop = () => {}
  const listen = () => {
    stop = io.keys?.(press) ?? stop
  }
  const press = (key: string) => {
    if (key === 't') void askName()
    else asked = KEYS[key] ?? asked
  }
  const askName = async () => {
    isTyping = true
    stop()
    // Nothing typed: nothing changes.
    const name = await io.ask?.('Run what matches: ').catch(() => '')
    if (name) asked = { more: ['--grep', name] }
    isTyping = false
    listen()
  }
  listen()
  return {
    next: () => {
      const found = asked
      asked = null
      return found
    },
    isTyping: () => isTyping,
    close: () => stop(),
  }
}

const KEYS: Readonly<Record<string, Asked>> = {
  q: 'quit',
  a: { more: [] },
  f: { more: ['--last-failed'] },
  r: { more: null },
  '\r': { more: null },
  '\n': { more: null },
}
