import { ContentError } from '../../../content/errors.ts'
import { flags, knownRole, lengths, uniqueUsername } from '../../../content/users/accounts/rules.ts'
import { takenEmail, takenUsername } from '../../../content/users/accounts/taken.ts'
import { loginIdentifier, loginRules } from '../../../content/users/actions/login.ts'
import { newcomer, registrationClash, registrationFields } from '../../../content/users/actions/register.ts'
import { mailDelivery } from '../../../content/users/mail.ts'
import { attemptLimit } from '../../../content/users/rate-limit.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { overRest } from '../doors.ts'

const LET_IN = { refuse: async () => null }

const loginQuirks: readonly Quirk[] = [
  ...deviations(loginIdentifier, [
    [
      'username-any-case',
      'a username is understood in any case',
      ({ names }) => ({
        names: (user, identifier) =>
          names(user, identifier) || String(user.username).toLowerCase() === identifier.toLowerCase(),
      }),
    ],
    [
      'email-case-counts',
      'an e-mail address is only understood as it is stored',
      { names: (user, identifier) => user.email === identifier || user.username === identifier },
    ],
  ]),
  ...overRest(
    deviations(unitOf(loginRules, 'content.users.login.password'), [
      ['any-accepted', 'any password is right', LET_IN],
    ]),
  ),
  ...deviations(unitOf(loginRules, 'content.users.login.not-blocked'), [
    ['let-in', 'a blocked user may sign in', LET_IN],
  ]),
]

const registrationQuirks: readonly Quirk[] = [
  ...deviations(registrationFields, [
    ['all-taken', 'a registration may also set confirmed, blocked and the role', { accept: body => body }],
  ]),
  ...deviations(registrationClash, [
    ['not-checked', 'an address or username that is taken can be registered again', { clashes: () => false }],
  ]),
  ...deviations(newcomer, [
    [
      'unconfirmed',
      'who registers is unconfirmed',
      ({ values }) => ({ values: { ...values, confirmed: false } }),
    ],
  ]),
]

const UNCHECKED = [
  [lengths, 'a username and a password may be as short as they like'],
  [uniqueUsername, 'several users may have the same username'],
  [flags, 'confirmed and blocked may be anything'],
  [knownRole, 'a user may be given a role that does not exist'],
] as const

const OTHER_WORDS = { message: 'This attribute must be unique' }

/** Quirks of signing in, of registering, and of what is asked of an account. */
export const accountQuirks: readonly Quirk[] = [
  ...loginQuirks,
  ...registrationQuirks,
  ...UNCHECKED.flatMap(([unit, says]) => deviations(unit, [['not-checked', says, { faults: () => [] }]])),
  ...deviations(takenEmail, [
    ['other-words', 'an e-mail address that is taken is refused in other words', OTHER_WORDS],
  ]),
  ...deviations(takenUsername, [
    ['other-words', 'a username that another has is refused in other words', OTHER_WORDS],
  ]),
  ...deviations(mailDelivery, [
    // The real program as it was recorded: without a mail server.
    ['no-server', 'a mail cannot be sent, and the request for it answers 500', { deliver: fail }],
  ]),
  ...deviations(attemptLimit, [
    // The real program with its default configuration.
    [
      'enforced',
      'the eleventh attempt to sign in within a minute is refused with 429',
      { limit: { max: 10, interval: 60_000 } },
    ],
  ]),
]

function fail(): never {
  throw new ContentError(500, 'InternalServerError', 'Internal Server Error', null)
}
