/** A mail that the site would have sent. */
export interface Mail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The secret that the mail hands over, where it does: what a new password is set with. */
  readonly code?: string
  /** When it was sent, ISO 8601. */
  readonly sentAt: string
}

/** Takes mails: the reference keeps them, and hands them on to where real mails go when that is configured. */
export type MailSink = (mail: Mail) => void

/** The mails that a site sent since it was started or reset. */
export class Outbox {
  #mails: readonly Mail[] = []
  readonly #sink: MailSink | undefined
  #writes = 0

  constructor(sink?: MailSink) {
    this.#sink = sink
  }

  get mails(): readonly Mail[] {
    return this.#mails
  }

  /** How often it was changed. */
  get writes(): number {
    return this.#writes
  }

  send(mail: Mail): void {
    this.#writes++
    this.#mails = [...this.#mails, mail]
    this.#sink?.(mail)
  }

  reset(): void {
    this.#writes++
    this.#mails = []
  }
}
