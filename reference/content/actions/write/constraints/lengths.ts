import type { Constraint } from './constraint.ts'

/**
 * content.writes.constraints.min-length: Text has at least `minLength` characters, except in drafts.
 * UNDOCUMENTED: the length of an e-mail address is not looked at, only that it is not empty (observed).
 */
export const minLength: Constraint = {
  clause: 'content.writes.constraints.min-length',
  broken: (value, { attribute: { type, minLength: least }, isDraft, path }) => {
    if (!least || isDraft || type === 'email' || typeof value !== 'string') return null
    return value.length < least ? `${path} must be at least ${least} characters` : null
  },
}

/** content.writes.constraints.max-length: Text has at most `maxLength` characters, in drafts too. */
export const maxLength: Constraint = {
  clause: 'content.writes.constraints.max-length',
  broken: (value, { attribute: { maxLength: most }, path }) => {
    if (!most || typeof value !== 'string') return null
    return value.length > most ? `${path} must be at most ${most} characters` : null
  },
}
