import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askLines } from './ask-lines.ts'

function asking() {
  const input = new PassThrough()
  const output = new PassThrough()
  const abort = new AbortController()
  const ask = askLines({ input, output, signal: abort.signal, interrupt: () => abort.abort() })
  const shown = () => String(output.read() ?? '')
  return { input, shown, abort, ask }
}

test('lines that come ahead answer the questions to come, in their order', async () => {
  const { input, ask } = asking()
  input.write('one\ntwo\nthree\n')
  expect([await ask('a: '), await ask('b: '), await ask('c: ')]).toEqual(['one', 'two', 'three'])
})

test('they are shown beside their questions', async () => {
  const { input, ask, shown } = asking()
  input.write('one\ntwo\n')
  await ask('a: ')
  await ask('b: ')
  expect(shown()).toContain('b: two\n')
})

test('a line that comes later answers the question that waits', async () => {
  const { input, ask } = asking()
  const first = ask('a: ')
  input.write('one\n')
  expect(await first).toBe('one')
  const second = ask('b: ')
  input.write('two\n')
  expect(await second).toBe('two')
})

test.each<[string, (it: ReturnType<typeof asking>) => void]>([
  ['an interruption', ({ abort }) => abort.abort()],
  ['the end of the input', ({ input }) => input.end()],
])('%s is no answer', async (_, end) => {
  const it = asking()
  it.input.write('one\n')
  await it.ask('a: ')
  const waiting = it.ask('b: ')
  end(it)
  await expect(waiting).rejects.toThrow('Interrupted: nothing is written.')
})
