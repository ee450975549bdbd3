import type { Socket } from 'node:net'

/** What came in one transaction. */
export interface Delivery {
  readonly recipients: readonly string[]
  /** Header and body, as they were sent. */
  readonly message: string
}

/** More than any mail of a test has, in characters; whoever sends more is cut off. */
const LARGEST = 1 << 24
const END_OF_DATA = '\r\n.\r\n'

/** The least of SMTP that clients need: no TLS, any user, any recipient. Nothing is sent on. */
export function receive(socket: Socket, onDelivery: (delivery: Delivery) => void): void {
  let unread = ''
  let recipients: readonly string[] = []
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const takeData = (message: string) => {
    onDelivery({ recipients, message: message.replaceAll('\r\n..', '\r\n.') })
    recipients = []
    isData = false
    say('250 taken')
  }
  const take = (line: string) => {
    const address = /^RCPT TO: *<([^>]*)>/i.exec(line)?.[1]
    if (address !== undefined) recipients = [...recipients, address]
    if (/^(RSET|MAIL)\b/i.test(line)) recipients = []
    isData = /^DATA\b/i.test(line)
    say(replyTo(line))
    if (/^QUIT\b/i.test(line)) socket.end()
  }
  const read = () => {
    for (;;) {
      // An empty message is the final dot alone.
      const whole = isData ? `\r\n${unread}` : unread
      const end = whole.indexOf(isData ? END_OF_DATA : '\r\n')
      if (end < 0) return
      const part = whole.slice(isData ? 2 : 0, end)
      unread = whole.slice(end + (isData ? END_OF_DATA.length : 2))
      if (isData) takeData(part)
      else take(part)
    }
  }
  // One character a byte: messages say themselves how their bytes are to be read.
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    unread += chunk
    if (unread.length > LARGEST) socket.destroy()
    else read()
  })
  say('220 assayer receives mail and forwards nothing')
}

function replyTo(line: string): string {
  const verb = line.split(' ')[0]?.toUpperCase() ?? ''
  if (verb === 'EHLO') return '250-assayer\r\n250-8BITMIME\r\n250 AUTH PLAIN'
  if (verb === 'AUTH') return '235 welcome'
  if (verb === 'DATA') return '354 end with a dot'
  if (verb === 'QUIT') return '221 bye'
  return ['HELO', 'MAIL', 'RCPT', 'RSET', 'NOOP'].includes(verb) ? '250 ok' : '502 unknown'
}
