import { afterEach, expect, test, vi } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { endScript, scriptFlags } from './script-flags.ts'

const CONFIG = { options: { seed: { type: 'string' } }, allowPositionals: true } as const

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a script writes that is called so, and what it ends with; null: it goes on. */
function called(...args: readonly string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'script', ...args])
  const written: string[] = []
  const write = (text: unknown) => written.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  let code: unknown = null
  vi.spyOn(process, 'exit').mockImplementation(given => {
    code = given
    throw new Ended()
  })
  try {
    return { flags: scriptFlags('What it does\n', { ...CONFIG, args: [...args] }), code, written }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return { flags: null, code, written }
  }
}

class Ended extends Error {}

test('flags and what stands beside them are read', () => {
  const { flags, code } = called('--seed', '7', 'http')
  expect([flags?.values, flags?.positionals, code]).toEqual([{ seed: '7' }, ['http'], null])
})

test('help is printed, and ends it', () => {
  expect(called('--help', '--nonsense')).toEqual({ flags: null, code: 0, written: ['What it does\n'] })
})

test('an unknown flag is named in a sentence, without a trace', () => {
  const { code, written } = called('--sed', '7')
  expect([code, written.join()]).toEqual([
    2,
    expect.stringMatching(/^Unknown option '--sed'[^\n]*\nRun it with --help .*\n$/),
  ])
})

test('only mistakes of the caller end it: what is wrong with the script is thrown', () => {
  expect(() => endScript(new Error('broken'))).toThrow('broken')
  called()
  expect(() => endScript(new UsageError('--ask: found x'))).toThrow(Ended)
})
