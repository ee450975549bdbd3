/** A mail that the service would have sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The secret that the mail hands over: what `reset-password` or `email-confirmation` asks for. */
  readonly code: string
}

/** Keeps mails instead of sending them; tests read them here. */
export class Outbox {
  #mails: readonly Mail[] = []
  #writes = 0

  /** How often it was changed. */
  get writes(): number {
    return this.#writes
  }

  put(mail: Mail): void {
    this.#writes++
    this.#mails = [...this.#mails, mail]
  }

  /** Every mail since the last `clear`, oldest first. */
  get mails(): readonly Mail[] {
    return this.#mails
  }

  clear(): void {
    this.#writes++
    this.#mails = []
  }
}

/** How mails leave the service. */
export interface MailDelivery {
  readonly clause: string
  /** Throws a ContentError when the mail cannot be sent. */
  readonly deliver: (mail: Mail, outbox: Outbox) => void
}

/** content.users.mail: A mail is kept in the outbox, to be read through the control plane; none is ever sent. */
export const mailDelivery: MailDelivery = {
  clause: 'content.users.mail',
  deliver: (mail, outbox) => outbox.put(mail),
}
