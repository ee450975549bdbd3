import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** The scheme is only understood as Bearer, with a capital B. */
export const bearerCaseSensitive: Quirk = {
  id: 'content.auth.bearer.case-sensitive',
  clause: 'content.auth.bearer',
  says: 'the scheme is only understood as Bearer, with a capital B',
  apply: units =>
    changeAuth(units, ({ bearer }) => ({
      bearer: { ...bearer, read: header => (header.startsWith('Bearer ') ? bearer.read(header) : null) },
    })),
}
