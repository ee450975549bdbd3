import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../conformance/cli/main.ts'
import { serveReference } from '../conformance/targets/oracle.ts'
import { freePort } from './support/free-port.ts'
import { memoryIo } from './support/memory-io.ts'
import { type RecordingProxy, recordingProxy } from './support/recording-proxy.ts'
import { scratchDirectory } from './support/scratch-directory.ts'

interface Foreign {
  readonly proxy: RecordingProxy
  /** What the configuration says of it. */
  readonly target: Readonly<Record<string, unknown>>
}

/** A reference whose control plane nobody sees; a command puts it back all the same. */
async function foreign(smtp?: string): Promise<Foreign> {
  const serving = await serveReference({
    ...{ world: 'specs/worlds/gazette', control: true, port: 0 },
    ...(smtp && { smtp }),
  })
  onTestFinished(() => serving.close())
  const proxy = await recordingProxy(serving.url, target => !target.startsWith('/__assayer'))
  const line = `node -e "fetch('${serving.url}/__assayer/reset', { method: 'POST' })"`
  const target = { url: proxy.url, services: ['platform'], worlds: ['gazette'], reset: { command: line } }
  return { proxy, target }
}

async function fire({ proxy, target }: Foreign, scenarios: readonly string[], more: readonly string[] = []) {
  const directory = scratchDirectory({
    'assayer.config.json': JSON.stringify({ targets: { site: target } }),
  })
  const [config, output] = [join(directory, 'assayer.config.json'), join(directory, 'out')]
  const io = memoryIo()
  const args = ['--config', config, '--output', output, '--no-diagnosis', ...scenarios]
  const code = await main(['test', ...args, ...more], io)
  const { clauses } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
  const results: readonly { id: string; verdict: string; reason?: string }[] = clauses.flatMap(
    (it: { scenarios: unknown }) => it.scenarios,
  )
  return {
    code,
    results,
    sent: proxy.sent,
    lastLine: io.printed.out.trimEnd().split('\n').at(-1),
    ...io.printed,
  }
}

const UNSERVED = 'platform.versioning.notification.unserved'
const SERVED = 'platform.versioning.notification.served'
const RESET_ALL = 'platform.admin-api.global-password-reset.mails'

const verdicts = (results: readonly { verdict: string }[]) => [...new Set(results.map(it => it.verdict))]

describe('a target that is not ours', () => {
  test('is as it was after what writes, and that is the last line', async () => {
    const { code, results, lastLine, sent } = await fire(await foreign(), ['platform.admin-api.tags.add'])
    expect(results.length).toBeGreaterThan(0)
    expect(verdicts(results)).toEqual(['pass'])
    expect(sent.some(({ method }) => method === 'POST')).toBe(true)
    expect(lastLine).toBe('the target is as it was')
    expect(code).toBe(0)
  })

  test('who signed in for what only reads is told', async () => {
    const { lastLine } = await fire(await foreign(), ['platform.admin-api.users.read-self.user'])
    expect(lastLine).toMatch(/^the target is not as it was: .*@gazette\.example signed in/)
  })

  test('is not made to mail, and told no word of our control plane', async () => {
    const { results, sent, code } = await fire(await foreign(), [UNSERVED, RESET_ALL])
    expect(verdicts(results)).toEqual(['not-applicable'])
    const reasons = results.map(({ reason }) => reason ?? '')
    expect(reasons.at(-1)).toMatch(/^it makes the target send mail.*: allow: \[mail\] \(--allow mail\)$/)
    expect(reasons.join('\n')).toContain('allow: [mail, passwords] (--allow mail --allow passwords)')
    expect(sent.filter(({ target }) => target.startsWith('/__assayer')).map(({ target }) => target)).toEqual([
      '/__assayer/quirks',
    ])
    expect(code).toBe(3)
  })

  test('that may mail is not asked for mails that nobody can read', async () => {
    const older = 'platform.versioning.old-urls.v3'
    const { results, sent, lastLine } = await fire(await foreign(), [UNSERVED, older], ['--allow', 'mail'])
    expect(results.find(({ id }) => id === older)?.verdict).toBe('pass')
    expect(lastLine).toBe('the target is not as it was: mail may have been sent (allow: [mail])')
    expect(results.find(({ id }) => id === UNSERVED)?.reason).toMatch(
      /^it reads mail that the target sends: .*\(mail: smtp:\/\/127\.0\.0\.1:2525, --mail\)$/,
    )
    expect(sent.map(({ target }) => target)).not.toContain('/__assayer/mail')
  })

  test('that sends its mails to the kit is judged by them', async () => {
    const mail = `smtp://127.0.0.1:${await freePort()}`
    const { results, code } = await fire(
      await foreign(mail),
      [UNSERVED, SERVED, RESET_ALL, 'platform.changes.5-0.email-sending.newsletter'],
      ['--mail', mail, '--allow', 'mail,passwords'],
    )
    expect(results.length).toBe(4)
    expect(verdicts(results)).toEqual(['pass'])
    expect(code).toBe(0)
  })
})

test.each([
  [['--allow', 'mial'], '--allow mial: expected mail, passwords, delete-all, import. Did you mean mail?'],
  [['--mail', 'localhost:25'], '--mail localhost:25: expected an address of this machine such as smtp://'],
])('%j is refused', async (flags, message) => {
  const io = memoryIo()
  expect(await main(['test', '--url', 'http://127.0.0.1:1', ...flags], io)).toBe(2)
  expect(io.printed.err).toContain(message)
})
