import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createReference } from '../index.ts'
import { smtpSender } from './smtp-sender.ts'

const MAIL = {
  from: 'site@example.org',
  to: 'owner@example.org',
  subject: 'Attention required',
  text: 'An integration has failed.',
  html: '<p>An integration has failed.</p>',
  sentAt: '2024-01-01T00:00:00.000Z',
}

let server: SMTPServer | undefined
const received: string[] = []

afterEach(() => {
  server?.close()
  server = undefined
  received.length = 0
})

/** A real SMTP server that keeps what it gets. */
async function startSink(): Promise<string> {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server = sink
  await new Promise<void>(resolve => sink.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`
}

it('a mail arrives at the server with its addresses, subject and both texts', async () => {
  const failures: unknown[] = []
  const sender = smtpSender(await startSink(), (_mail, error) => failures.push(error))
  sender.send(MAIL)
  await sender.close()
  expect(failures).toEqual([])
  expect(received).toHaveLength(1)
  for (const part of [MAIL.from, MAIL.to, MAIL.subject, MAIL.text, MAIL.html])
    expect(received[0]).toContain(part)
})

it('a mail that cannot be delivered is told, and nothing is thrown', async () => {
  const failures: string[] = []
  const sender = smtpSender('smtp://127.0.0.1:1', mail => failures.push(mail.to))
  sender.send(MAIL)
  await sender.close()
  expect(failures).toEqual([MAIL.to])
})

it.each(['localhost:25', 'http://127.0.0.1:25', ''])('%s is no SMTP server', url => {
  expect(() => smtpSender(url, () => {})).toThrow('smtp://host:port')
})

it('administrators get a real mail when an old client asks for what is not there', async () => {
  const reference = await createReference({ world: 'specs/worlds/gazette', smtp: await startSink() })
  const target = '/platform/api/content/nothing/?key=0123456789abcdef0123456789'
  const headers = { 'accept-version': 'v1.0' }
  await reference.handle({ method: 'GET', target, headers, body: null })
  await expect.poll(() => received.length).toBeGreaterThan(0)
  expect(received[0]).toContain('Attention required')
})
