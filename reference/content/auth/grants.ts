import type { ContentOptions } from '../world/content-world.ts'

/** The actions that are granted to somebody. */
export interface Grants {
  /** False when nothing at all is granted. */
  readonly any: boolean
  readonly may: (action: string) => boolean
}

const EVERYTHING: Grants = { any: true, may: () => true }

/** Exactly the actions listed. */
export function grantsOf(actions: readonly string[]): Grants {
  const granted = new Set(actions)
  return { any: granted.size > 0, may: action => granted.has(action) }
}

/**
 * What each role may do, by the role's type. A world that gives no permissions grants everything to every role;
 * one that does grants nothing to a role that it does not name.
 */
export function roleGrants(permissions: ContentOptions['permissions']): (role: string) => Grants {
  if (permissions === null) return () => EVERYTHING
  const byRole = new Map(Object.entries(permissions).map(([role, actions]) => [role, grantsOf(actions)]))
  const nothing = grantsOf([])
  return role => byRole.get(role) ?? nothing
}
