import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tests/support/free-port.ts'
import { type Mailbox, openMailbox, withMailbox } from './mailbox.ts'

async function opened(): Promise<{ readonly box: Mailbox; readonly address: string }> {
  const address = `smtp://127.0.0.1:${await freePort()}`
  const box = await openMailbox(address, { first: 100, next: 20 })
  onTestFinished(() => box.close())
  return { box, address }
}

test('a mail is read as it was written, once for each recipient', async () => {
  const { box, address } = await opened()
  const html = `<p>${'long '.repeat(40)}café</p>`
  await createTransport(address).sendMail({
    from: 'Gazette <news@gazette.example>',
    to: ['mia@readers.example', 'noel@readers.example'],
    subject: 'Über alles, was im Café geschah',
    text: '.dots at the start\n..stay, and ümlauts too',
    html,
  })
  const mails = await box.mails()
  expect(mails.map(({ to }) => to)).toEqual(['mia@readers.example', 'noel@readers.example'])
  expect(mails[0]).toMatchObject({ subject: 'Über alles, was im Café geschah', html })
  expect(mails[0]?.from).toContain('news@gazette.example')
  expect(mails[0]?.text.trimEnd()).toBe('.dots at the start\n..stay, and ümlauts too')
})

test('what came before is forgotten, and no mail is no mail', async () => {
  const { box, address } = await opened()
  await createTransport(address).sendMail({ from: 'a@b.test', to: 'c@d.test', text: '' })
  expect(await box.mails()).toHaveLength(1)
  box.clear()
  expect(await box.mails()).toEqual([])
})

test('it answers in place of a control plane, and lets everything else through', async () => {
  const { box } = await opened()
  const asked: string[] = []
  const answer = { kind: 'no-answer', reason: 'unreachable', says: '', ms: 0 } as const
  const send = async ({ path }: { path: string }) => {
    asked.push(path)
    return answer
  }
  const client = withMailbox({ send, close: async () => {} }, box)
  const get = (path: string) => client.send({ method: 'GET', path, headers: {}, body: null })
  expect(await get('/__assayer/mail')).toMatchObject({ status: 200, json: { mail: [] } })
  expect(await get('/platform/')).toBe(answer)
  expect(asked).toEqual(['/platform/'])
})

test('an address at which somebody listens already is a mistake of the caller', async () => {
  const { address } = await opened()
  await expect(openMailbox(address)).rejects.toThrow(/^mail: cannot listen at smtp:.*EADDRINUSE/)
})
