import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A credential is taken under whatever scheme it is sent. */
export const bearerAnyScheme: Quirk = {
  id: 'content.auth.bearer.any-scheme',
  clause: 'content.auth.bearer',
  says: 'a credential is taken under whatever scheme it is sent',
  apply: units =>
    changeAuth(units, ({ bearer }) => ({
      bearer: { ...bearer, read: header => bearer.read(header.replace(/^\S+/, 'Bearer')) },
    })),
}
