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
  /** The name as far as it is typed; null while none is. */
  let name: string | null = null
  const press = (key: string) => {
    if (name !== null) type(key, name)
    else if (key === 't') name = promptFor(io)
    else asked = KEYS[key] ?? asked
  }
  const type = (key: string, typed: string) => {
    if (key === ENTER || key === '\n') {
      io.err('\n')
      // Nothing typed: nothing changes.
      if (typed !== '') asked = { more: ['--grep', typed] }
      name = null
    } else if (key === BACKSPACE) {
      if (typed !== '') io.err('\b \b')
      name = typed.slice(0, -1)
    } else {
      io.err(key)
      name = typed + key
    }
  }
  const close = io.keys?.(press) ?? (() => {})
  const next = () => {
    const found = asked
    asked = null
    return found
  }
  return { next, isTyping: () => name !== null, close }
}

const ENTER = '\r'
const BACKSPACE = '\u007f'

function promptFor(io: Io): string {
  io.err('Run what matches: ')
  return ''
}

const KEYS: Readonly<Record<string, Asked>> = {
  q: 'quit',
  a: { more: [] },
  f: { more: ['--last-failed'] },
  r: { more: null },
  [ENTER]: { more: null },
  '\n': { more: null },
}
