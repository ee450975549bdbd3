import { expect, test } from 'vitest'
import { commandRunner } from './command-runner.ts'

const URL_OF_SERVER = 'http://127.0.0.1:1'

function runNode(script: string, most = 30_000, signal = new AbortController().signal) {
  const runner = commandRunner({
    run: [process.execPath, '-e', script],
    directory: '.',
    environmentAt: url => ({ PATH: process.env.PATH, ASSAYER_URL: url }),
    signal,
  })
  return runner.run(URL_OF_SERVER, most)
}

test('a command that ends with 0 has passed; it knows where the server is', async () => {
  const script = `process.exit(process.env.ASSAYER_URL === '${URL_OF_SERVER}' ? 0 : 1)`
  expect(await runNode(script)).toMatchObject({ outcome: 'passed', failed: [] })
})

test('one that ends otherwise has failed, with its last words', async () => {
  const { outcome, says } = await runNode('console.log("expected 1 to be 2"); process.exit(3)')
  expect(outcome).toBe('failed')
  expect(says).toContain('ended with 3:\nexpected 1 to be 2')
})

test('one that cannot be started has failed', async () => {
  const runner = commandRunner({
    run: ['no-such-program'],
    directory: '.',
    environmentAt: () => ({}),
    signal: new AbortController().signal,
  })
  expect(await runner.run(URL_OF_SERVER, 1000)).toMatchObject({
    outcome: 'failed',
    says: expect.stringContaining('no-such-program cannot be started'),
  })
})

test('one that takes too long is ended, with what it has started', async () => {
  const script =
    'require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" }); setInterval(() => {}, 1000)'
  // Its output stays open as long as anything that it started lives.
  expect(await runNode(script, 200)).toMatchObject({ outcome: 'timeout' })
})

test('an interruption ends it', async () => {
  const abort = new AbortController()
  const run = runNode('setInterval(() => {}, 1000)', 30_000, abort.signal)
  abort.abort()
  expect(await run).toMatchObject({ outcome: 'interrupted' })
})
