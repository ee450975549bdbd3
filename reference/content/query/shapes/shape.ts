import type { Attribute } from '../../model/types.ts'
import type { SecretRule } from './secrets.ts'

/** How a populated relation, media field or component looks. */
export interface Shape {
  readonly clause: string
  readonly fits: (attribute: Attribute) => boolean
  /** Whether rows are shown as `{id, attributes}` inside of `data`, or as they are. */
  readonly wraps: boolean
  /** What is shown of the rows found, of which there is at least one. */
  readonly of: (found: readonly unknown[]) => unknown
}

/** What stands in place of rows when there are none. */
export interface EmptyShape {
  readonly clause: string
  /** By the attribute, and by what stays hidden in the place where it is shown. */
  readonly fits: (attribute: Attribute, secrets: SecretRule) => boolean
  /** Undefined leaves the attribute out. */
  readonly value: null | undefined | readonly never[]
}

/** Whether the attribute holds a list. */
export function isMany(attribute: Attribute): boolean {
  return attribute.kind === 'dynamiczone' || ('many' in attribute && attribute.many)
}
