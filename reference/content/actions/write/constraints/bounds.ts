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

/** content.writes.constraints.integer: An integer has no decimals. */
export const integer: Constraint = {
  clause: 'content.writes.constraints.integer',
  broken: (value, { attribute: { type }, path }) =>
    type !== 'integer' || Number.isInteger(value) ? null : `${path} must be an integer`,
}

/** content.writes.constraints.min: A number is no less than `min`, in drafts too. */
export const min: Constraint = {
  clause: 'content.writes.constraints.min',
  broken: (value, { attribute: { type, min: bound }, path }) => {
    if (typeof bound !== 'number' || typeof value !== 'number') return null
    const least = type === 'integer' ? Math.trunc(bound) : bound
    return value < least ? `${path} must be greater than or equal to ${least}` : null
  },
}

/** content.writes.constraints.max: A number is no more than `max`, in drafts too. */
export const max: Constraint = {
  clause: 'content.writes.constraints.max',
  broken: (value, { attribute: { type, max: bound }, path }) => {
    if (typeof bound !== 'number' || typeof value !== 'number') return null
    const most = type === 'integer' ? Math.trunc(bound) : bound
    return value > most ? `${path} must be less than or equal to ${most}` : null
  },
}
