import { type Caller, forbidden, type Refusal } from './caller.ts'
import type { PublicRole } from './roles.ts'

/** Whether a caller may have an action done. */
export interface Permission {
  readonly clause: string
  readonly allows: (caller: Caller, action: string) => boolean
  readonly refuse: () => Refusal
}

/** content.auth.permission: A request needs the permission for its action, `find` of the content-type for a list; without it the answer is 403. */
export const permission: Permission = {
  clause: 'content.auth.permission',
  allows: (caller, action) => caller.may(action),
  refuse: forbidden,
}

interface Permitting {
  readonly units: { readonly auth: { readonly permission: Permission; readonly publicRole: PublicRole } }
}

/**
 * Why a caller may not have an action done; null when they may. To be asked before anything else of the request
 * is looked at: what a query says, and whether an entry exists, is nobody's business who may not read it.
 */
export function authorize(caller: Caller, action: string, { units }: Permitting): Refusal | null {
  const { permission, publicRole } = units.auth
  if (permission.allows(caller, action)) return null
  return caller.kind === 'public' ? publicRole.refuse() : permission.refuse()
}
