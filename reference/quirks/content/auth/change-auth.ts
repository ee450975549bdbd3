import type { AuthUnits } from '../../../content/auth/units.ts'
import type { Units } from '../../units.ts'

/** The units with some of those of authentication and authorization changed. */
export function changeAuth(units: Units, change: (auth: AuthUnits) => Partial<AuthUnits>): Units {
  const { auth } = units.content
  return { ...units, content: { ...units.content, auth: { ...auth, ...change(auth) } } }
}
