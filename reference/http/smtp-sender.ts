import { createTransport } from 'nodemailer'
import type { Mail, MailSink } from '../platform/index.ts'
import { UsageError } from '../usage-error.ts'

/** Sends the platform's mails over SMTP. */
export interface SmtpSender {
  readonly send: MailSink
  /** Ends the connections, once what is under way was sent. */
  close(): Promise<void>
}

/**
 * A sender to an SMTP server, `smtp://[user:password@]host:port` or `smtps://…`. A mail that cannot be delivered is
 * told to `failed`: the request that caused it is answered all the same. Throws a UsageError for another URL.
 */
export function smtpSender(url: string, failed: (mail: Mail, error: unknown) => void): SmtpSender {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  if (protocol !== 'smtp:' && protocol !== 'smtps:') {
    throw new UsageError(`--smtp takes smtp://host:port or smtps://host:port, found ${url}`)
  }
  const transport = createTransport(url)
  const underWay = new Set<Promise<unknown>>()
  return {
    send: mail => {
      const { from, to, subject, text, html } = mail
      const sending = transport
        .sendMail({ from, to, subject, text, html })
        .catch((error: unknown) => failed(mail, error))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    close: async () => {
      await Promise.all(underWay)
      transport.close()
    },
  }
}
