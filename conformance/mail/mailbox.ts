import { createServer, type Server, type Socket } from 'node:net'
import type { Client } from '../client/client.ts'
import type { Answer } from '../client/outcome.ts'
import { UsageError } from '../usage-error.ts'
import { type Mail, readMail } from './read-mail.ts'
import { receive } from './smtp.ts'

/** Takes the mails of a target that is told to send them here. */
export interface Mailbox {
  /** Those that came since it was last cleared, one for each recipient, once no more come. */
  mails(): Promise<readonly Mail[]>
  clear(): void
  close(): Promise<void>
}

/** Mails are sent after the answer: so long is waited for the first, and so long for another. In milliseconds. */
export interface Patience {
  readonly first: number
  readonly next: number
}

const USUAL_PATIENCE: Patience = { first: 3000, next: 500 }

/** Listens at `smtp://host:port`. Throws UsageError when it cannot. */
export async function openMailbox(address: string, patience: Patience = USUAL_PATIENCE): Promise<Mailbox> {
  let mails: readonly Mail[] = []
  let onMail = () => {}
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    receive(socket, ({ recipients, message }) => {
      mails = [...mails, ...recipients.map(to => ({ ...readMail(message), to }))]
      onMail()
    })
  })
  await listen(server, address)
  const arrival = (within: number) =>
    new Promise<boolean>(resolve => {
      const timer = setTimeout(() => resolve(false), within)
      onMail = () => {
        clearTimeout(timer)
        resolve(true)
      }
    })
  return {
    mails: async () => {
      if (mails.length === 0 && !(await arrival(patience.first))) return []
      while (await arrival(patience.next));
      return mails
    },
    clear: () => {
      mails = []
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        // Whoever keeps a connection would keep us.
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function listen(server: Server, address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    server.once('error', error => {
      reject(new UsageError(`mail: cannot listen at ${address}: ${error.message}. Try another port.`))
    })
    server.listen({ host: hostname, port: Number(port) }, () => resolve())
  })
}

const MAILS = '/__assayer/mail'

/** Answers what scenarios ask a reference for, its mails, by what has come to the mailbox. */
export function withMailbox(client: Client, mailbox: Mailbox): Client {
  return {
    close: client.close,
    send: async request => {
      if (request.method !== 'GET' || request.path !== MAILS) return client.send(request)
      return answerWith({ mail: await mailbox.mails() })
    },
  }
}

function answerWith(json: unknown): Answer {
  const text = JSON.stringify(json)
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { kind: 'answer', status: 200, headers, text, json, size: text.length, isBroken: false, ms: 0 }
}
