import { badRequest } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

/** Rules of who may call that a platform can forget, with what it does then. */
const OF_CONTENT: Readonly<Record<string, string>> = {
  'member-token': "takes no notice of a member's token",
  'content-key-repeated': 'takes a key that is given twice as an unknown one',
  'content-key-missing': 'takes a missing key as an unknown one',
  'content-key-of-another-type': 'opens the content API with what is no content key',
}

const OF_ADMIN: Readonly<Record<string, string>> = {
  'integration-token': 'takes no tokens of integrations',
  'session-cookie': 'takes no session cookies',
}

const OF_TOKENS: Readonly<Record<string, string>> = {
  'token-key-named': 'takes a token that names no key as one of an unknown key',
}

function forgotten(
  names: Readonly<Record<string, string>>,
  list: 'contentAuthentication' | 'adminAuthentication' | 'tokenRules',
): readonly Quirk[] {
  return Object.entries(names).map(([name, says]) => {
    const clause = `platform.authentication.${name}`
    const apply = changePlatform(platform =>
      list === 'tokenRules'
        ? { tokenRules: dropUnit(platform.tokenRules, clause) }
        : { [list]: dropUnit(platform[list], clause) },
    )
    return { id: `${clause}.forgotten`, clause, says, apply }
  })
}

const UNKNOWN_KEY = 'platform.authentication.content-key-unknown'

/** An unknown key is not refused. */
const unknownKeyTaken: Quirk = {
  id: `${UNKNOWN_KEY}.taken`,
  clause: UNKNOWN_KEY,
  says: 'opens the content API with any key',
  apply: changePlatform(({ contentAuthentication }) => ({
    contentAuthentication: replaceUnit(contentAuthentication, UNKNOWN_KEY, rule => ({
      ...rule,
      identify: () => ({ kind: 'nobody' }),
    })),
  })),
}

const UNKNOWN_ADMIN_KEY = 'platform.authentication.token-key-known'

/** A token of an unknown key is refused in the words for malformed ones. */
const unknownAdminKeyMalformed: Quirk = {
  id: `${UNKNOWN_ADMIN_KEY}.malformed`,
  clause: UNKNOWN_ADMIN_KEY,
  says: 'answers 400 to a token of an unknown key',
  apply: changePlatform(({ tokenRules }) => ({
    tokenRules: replaceUnit(tokenRules, UNKNOWN_ADMIN_KEY, rule => ({
      ...rule,
      check: ({ key }) => {
        if (!key) throw badRequest('Invalid token', { code: 'INVALID_JWT' })
      },
    })),
  })),
}

export const rulesForgotten: readonly Quirk[] = [
  ...forgotten(OF_CONTENT, 'contentAuthentication'),
  ...forgotten(OF_ADMIN, 'adminAuthentication'),
  ...forgotten(OF_TOKENS, 'tokenRules'),
  unknownKeyTaken,
  unknownAdminKeyMalformed,
]
