import type { Sendable } from './may-write.ts'

/** What nobody wants to happen by surprise, and what no reset takes back: each is to be allowed by name. */
export const HAZARDS = ['mail', 'passwords', 'delete-all', 'import'] as const
export type Hazard = (typeof HAZARDS)[number]

/** What each hazard does, to stand behind "it". */
export const HAZARD_SAYS: Readonly<Record<Hazard, string>> = {
  mail: 'makes the target send mail',
  passwords: 'sets or resets passwords',
  'delete-all': 'deletes all of something',
  import: 'imports a file',
}

/** A request, and who sends it. */
export interface Fired extends Sendable {
  /** As scenarios name callers. */
  readonly as: string
}

interface Danger {
  readonly hazards: readonly Hazard[]
  /** Methods that do it; undefined: whatever is not GET. */
  readonly methods?: readonly string[]
  /** What the path is like behind the version prefix and the name of the API. */
  readonly path: RegExp
  /** What stands in its parameters or in the body as well; undefined: anything. */
  readonly with?: RegExp
}

/** Names old and new: on an older server what was removed since still works. */
const DANGERS: readonly Danger[] = [
  { hazards: ['mail', 'passwords'], path: /^authentication\/(reset_all_passwords|global_password_reset)\b/ },
  { hazards: ['mail', 'passwords'], path: /^authentication\/password_?reset\b/ },
  { hazards: ['passwords'], path: /^users\/password\b/ },
  { hazards: ['mail'], path: /^(mail|invites|email_previews?|settings\/members\/email|members\/email)\b/ },
  {
    hazards: ['mail'],
    path: /^(posts|pages)\b/,
    with: /\b(email_segment|send_email_when_published|email_recipient_filter)\b|\bnewsletter"?[=:]/,
  },
  { hazards: ['mail'], path: /^members\b/, with: /\bsend_email\b/ },
  // A new address has to be confirmed by whoever reads there.
  { hazards: ['mail'], path: /^newsletters\b/, with: /\bsender_(email|reply_to)\b/ },
  { hazards: ['mail'], path: /^settings\b/, with: /\bmembers_(from|support|reply)_address\b/ },
  // What came by it is told to the owner.
  { hazards: ['import', 'mail'], methods: ['POST', 'PUT'], path: /^(db|members\/upload)\b/ },
  { hazards: ['import'], path: /^(redirects|settings\/routes|themes\/(upload|install))\b/ },
  { hazards: ['delete-all'], methods: ['DELETE'], path: /^(?!session\b)[a-z_]+\/?$/ },
  { hazards: ['delete-all'], methods: ['PUT', 'DELETE'], path: /^[a-z_]+\/bulk\b/ },
]

const CONTENT_DANGERS: readonly Danger[] = [
  { hazards: ['mail'], path: /^auth\/(local\/register|send-email-confirmation)\b/ },
  { hazards: ['mail', 'passwords'], path: /^auth\/forgot-password\b/ },
  { hazards: ['passwords'], path: /^auth\/(reset|change)-password\b/ },
]

/** Mutations of the content service, by their names. */
const MUTATIONS: readonly (readonly [name: RegExp, hazards: readonly Hazard[]])[] = [
  [/\bforgotPassword\b/, ['mail', 'passwords']],
  [/\b(resetPassword|changePassword)\b/, ['passwords']],
  [/\bregister\b/, ['mail']],
]

/** A platform from 5.0 on tells its administrators of each integration that asks for an older version. */
const OLD_URL = /^\/[a-z]+\/api\/(v\d[\d.]*|canary)\//
const KEYS: readonly string[] = ['content-key', 'integration']

/** What a request may do besides writing, at a server of any version that takes it. */
export function hazardsOf(request: Fired): readonly Hazard[] {
  const platform = /^\/platform\/api\/(?:(?:v[\d.]+|canary)\/)?(?:admin|content)?\/?(.*)$/.exec(
    request.path,
  )?.[1]
  if (platform !== undefined) return dangersIn(DANGERS, platform, request)
  const content = /^\/api\/(.*)$/.exec(request.path)?.[1]
  if (content !== undefined) return dangersIn(CONTENT_DANGERS, content, request)
  const text = `${request.path} ${JSON.stringify(request.body) ?? ''}`
  return /\bmutation\b/.test(text) ? mutationsIn(text) : []
}

function dangersIn(dangers: readonly Danger[], below: string, { method, body }: Fired): readonly Hazard[] {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return []
  const [path = '', query = ''] = below.split('?')
  const said = `${query} ${JSON.stringify(body) ?? ''}`
  return dangers
    .filter(
      it => (it.methods?.includes(method) ?? true) && it.path.test(path) && (it.with?.test(said) ?? true),
    )
    .flatMap(({ hazards }) => hazards)
}

function mutationsIn(text: string): readonly Hazard[] {
  return MUTATIONS.filter(([name]) => name.test(text)).flatMap(([, hazards]) => hazards)
}

/** Whether a request asks a platform for an older version than one that tells about it, in a way that names who asks. */
export function asksForOldVersion({ path, headers, as }: Fired): boolean {
  const asked = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept-version')?.[1] ?? ''
  const isKnown = KEYS.includes(as) || /[?&]key=/.test(path)
  return isKnown && (OLD_URL.test(path) || /^v?[0-4]\b/.test(asked))
}
