import type { WhyCaller, WhyPermission } from '../../why/why.ts'
import type { Caller } from '../auth/caller.ts'
import type { Heard } from './heard.ts'

/** Who asked, as the rules of permissions saw them; null when nobody asked for a permission. */
export function callerOf(heard: readonly Heard[]): WhyCaller | null {
  for (const it of heard) if (it.kind === 'permission') return tellCaller(it.caller)
  return null
}

function tellCaller(caller: Caller): WhyCaller {
  switch (caller.kind) {
    case 'public':
      return { kind: 'public', role: caller.role, name: null }
    case 'user':
      return { kind: 'user', role: caller.role, name: String(caller.user.username ?? caller.user.id) }
    case 'api-token':
      return { kind: 'api-token', role: caller.token.type, name: caller.token.name }
  }
}

/** The permissions that were asked for, each once. */
export function permissionsOf(heard: readonly Heard[]): readonly WhyPermission[] {
  const told = heard.flatMap(it => (it.kind === 'permission' ? [it] : []))
  const permissions = told.flatMap(({ caller, asked }) =>
    asked.actions.map(
      action => [action, { action, granted: caller.may(action), clause: asked.clause }] as const,
    ),
  )
  return [...new Map(permissions).values()]
}
