import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

/** Checks of an admin token that a platform can forget, with what it takes then. */
const FORGOTTEN: Readonly<Record<string, string>> = {
  'token-algorithm': 'takes a token of another algorithm as one with a wrong signature',
  'token-signature': 'takes a token that another secret signed',
  'token-not-before': 'takes a token before its time',
  'token-expiry': 'takes a token after its time',
  'token-audience': 'takes a token that was made for another audience',
  'token-maximum-age': 'takes a token of any age',
}

export const tokenQuirks: readonly Quirk[] = Object.entries(FORGOTTEN).map(([name, says]) => {
  const clause = `platform.authentication.${name}`
  return {
    id: `${clause}.unchecked`,
    clause,
    says,
    apply: changePlatform(({ tokenRules }) => ({ tokenRules: dropUnit(tokenRules, clause) })),
  }
})
