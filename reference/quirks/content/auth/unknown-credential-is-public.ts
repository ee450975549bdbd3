import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A credential that nobody knows is taken for none. */
export const unknownCredentialIsPublic: Quirk = {
  id: 'content.auth.unknown-credential.is-public',
  clause: 'content.auth.unknown-credential',
  says: 'a credential that nobody knows is taken for none',
  apply: units =>
    changeAuth(units, ({ stranger }) => ({ stranger: { ...stranger, treat: ({ anybody }) => anybody } })),
}
