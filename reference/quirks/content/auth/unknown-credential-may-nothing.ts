import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A credential that nobody knows is let in, and may do nothing: what is permitted is asked first. */
export const unknownCredentialMayNothing: Quirk = {
  id: 'content.auth.order.permission-first',
  clause: 'content.auth.order',
  says: 'asks what a credential may do before whether anybody knows it',
  apply: units =>
    changeAuth(units, ({ stranger, publicRole }) => ({
      stranger: { ...stranger, treat: () => ({ kind: 'public', role: publicRole.role, may: () => false }) },
    })),
}
