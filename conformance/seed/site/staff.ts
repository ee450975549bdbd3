import type { JsonObject } from '../../compare/json-value.ts'
import type { Mailbox } from '../../mail/mailbox.ts'
import { Refusal } from '../ask.ts'
import type { Admin } from './admin.ts'
import type { Resource } from './resource.ts'
import type { SiteWorld } from './site-world.ts'

/** Who works on a site. */
export const users: Resource = {
  plural: 'users',
  within: null,
  key: 'email',
  query: '&include=roles',
  writing: '',
  body: profileOf,
  revert: profileOf,
  retired: null,
  settled: [],
  adopts: false,
  shown: entry => entry,
  isOwn: () => true,
}

/** What a user may have written of themselves. */
const TOLD = [
  ...['name', 'slug', 'email', 'bio', 'website', 'location', 'profile_image', 'cover_image'],
  ...['facebook', 'twitter', 'meta_title', 'meta_description', 'locale', 'accessibility'],
]

/** What they are notified of. */
const NOTIFIED = /_notifications?$/

function profileOf(row: JsonObject): JsonObject {
  const told = Object.entries(row).filter(([name]) => TOLD.includes(name) || NOTIFIED.test(name))
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}

export interface StaffOptions {
  readonly admin: Admin
  readonly world: SiteWorld
  /** Where the site's mails come in: who is invited learns of it by mail, and nowhere else. */
  readonly mailbox: Mailbox | null
}

/** What a user tells of themselves, and the id at the site. */
export interface Profile {
  readonly id: string
  readonly told: JsonObject
}

/** Sets up a site and its staff. Every method throws Refusal when it cannot. */
export class Staff {
  readonly #options: StaffOptions

  constructor(options: StaffOptions) {
    this.#options = options
  }

  get #owner(): string {
    return String(this.#options.world.owner.email)
  }

  /** Makes the owner of a site that nobody owns. Gives whether there was nobody. */
  async setUp(): Promise<boolean> {
    const { admin, world } = this.#options
    const path = 'authentication/setup/'
    const { setup }: { setup?: unknown } = Object(await admin.ask({ method: 'GET', path }))
    const { status }: { status?: unknown } = Object(Array.isArray(setup) ? setup[0] : null)
    if (status !== false) return false
    const { name, email } = world.owner
    const password = admin.credentials.password(this.#owner)
    const own = { name, email, password, blogTitle: world.title }
    await admin.ask({ method: 'POST', path, body: { setup: [own] } })
    return true
  }

  /** As the owner. */
  async signIn(): Promise<void> {
    if (await this.#options.admin.signIn(this.#owner)) return
    throw new Refusal(
      `the site is already set up, and ${this.#owner} of the world ${this.#options.world.name} cannot sign in there`,
    )
  }

  /** Signs in again where a scenario ended the session, or took the password away. */
  async signInAgain(): Promise<void> {
    const { admin } = this.#options
    const outcome = await admin.send({ method: 'GET', path: 'users/me/?include=roles' })
    if (outcome.kind === 'answer' && outcome.status === 200) return
    if (await admin.signIn(this.#owner)) return
    await this.#givePassword(this.#owner)
    await this.signIn()
  }

  /** Makes users of the world who are not there. */
  async invite(rows: readonly JsonObject[]): Promise<void> {
    if (rows.length === 0) return
    const { admin } = this.#options
    const mailbox = this.#neededMailbox()
    const roles = (await admin.list('roles', '')) ?? []
    mailbox.clear()
    for (const { email, role } of rows) {
      const role_id = roles.find(({ name }) => name === role)?.id
      await admin.ask({ method: 'POST', path: 'invites/', body: { invites: [{ email, role_id }] } })
    }
    for (const row of rows) await this.#accept(row, await this.#codeIn(mailbox, String(row.email), 'signup'))
  }

  async #accept({ name, email }: JsonObject, token: string): Promise<void> {
    const { admin } = this.#options
    const password = admin.credentials.password(String(email))
    const body = { invitation: [{ ...{ name, email, password, token } }] }
    await admin.ask({ method: 'POST', path: 'authentication/invitation/', body })
  }

  /** Writes what users tell of themselves, by their ids. */
  async describe(profiles: readonly Profile[]): Promise<void> {
    for (const { id, told } of profiles) {
      const body = { users: [told] }
      await this.#options.admin.ask({ method: 'PUT', path: `users/${id}/`, body })
    }
  }

  /** Gives users back the passwords of the world where they were changed. */
  async givePasswords(emails: readonly string[]): Promise<void> {
    for (const email of emails) {
      if ((await this.#options.admin.tryPassword(email)) === null) await this.#givePassword(email)
    }
  }

  /** Who forgot a password gets a mail. */
  async #givePassword(email: string): Promise<void> {
    const { admin } = this.#options
    const mailbox = this.#neededMailbox()
    const root = admin.major >= 5 ? 'password_reset' : 'passwordreset'
    const path = `authentication/${root}/`
    mailbox.clear()
    await admin.ask({ method: 'POST', path, body: { [root]: [{ email }] } })
    const token = await this.#codeIn(mailbox, email, 'reset')
    const newPassword = admin.credentials.password(email)
    const given = { token, newPassword, ne2Password: newPassword }
    await admin.ask({ method: 'PUT', path, body: { [root]: [given] } })
  }

  #neededMailbox(): Mailbox {
    const { mailbox } = this.#options
    if (mailbox) return mailbox
    throw new Refusal(
      'users are invited by mail: let the site send mail to this machine, and tell assayer where to receive it (mail: smtp://127.0.0.1:2525, --mail)',
    )
  }

  async #codeIn(mailbox: Mailbox, email: string, kind: 'signup' | 'reset'): Promise<string> {
    const mails = await mailbox.mails()
    const code = mails.findLast(mail => mail.to === email && mail.code !== undefined)?.code
    if (code !== undefined) return code
    throw new Refusal(
      `no mail with a link to ${kind} arrived for ${email}: does the site send its mail here?`,
    )
  }
}
