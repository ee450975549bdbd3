import type { Attribute } from '../../../model/types.ts'
import type { Scope, Subject, WriteMode } from '../context.ts'
import type { Fault } from './fault.ts'

/** What an attribute must not be without. */
export interface Requirement {
  readonly clause: string
  readonly mode: WriteMode
  readonly demands: (attribute: Attribute) => boolean
  /** The message for a value that is missing where it is demanded, else null. */
  readonly broken: (value: unknown, path: string) => string | null
}

/** content.writes.required: An entry is not made without its required attributes. */
const onCreation: Requirement = {
  clause: 'content.writes.required',
  mode: 'creation',
  demands: ({ required }) => required,
  broken: (value, path) => (value === undefined || value === null ? `${path} must be defined.` : null),
}

/** content.writes.required.on-update: A change may leave a required attribute out, but not make it null. */
const onUpdate: Requirement = {
  clause: 'content.writes.required.on-update',
  mode: 'update',
  demands: ({ required }) => required,
  broken: (value, path) => (value === null ? `${path} cannot be null.` : null),
}

export const requirements: readonly Requirement[] = [onCreation, onUpdate]

/** Of which entries less is asked. */
export interface DraftRelief {
  readonly clause: string
  /** Whether the entry may be incomplete. */
  readonly applies: (scope: Pick<Scope, 'isDraft'>) => boolean
}

/** content.writes.drafts.relaxed: A draft may lack required values, and its text may be shorter than `minLength`. */
export const draftRelief: DraftRelief = {
  clause: 'content.writes.drafts.relaxed',
  applies: ({ isDraft }) => isDraft,
}

/** Whether a value must be there. */
export function isRequired(subject: Subject): boolean {
  return !subject.isDraft && requirementOf(subject).demands(subject.attribute)
}

/** The fault of a required value that is missing. */
export function missing(value: unknown, subject: Subject): readonly Fault[] {
  const message = requirementOf(subject).broken(value, subject.path)
  return message === null ? [] : [{ path: subject.path, message }]
}

function requirementOf({ mode, context }: Subject): Requirement {
  const requirement = context.units.writes.requirements.find(unit => unit.mode === mode)
  if (!requirement) throw new Error(`invariant: no requirement of a ${mode}`)
  return requirement
}
