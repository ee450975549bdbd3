import type { ScalarAttribute } from '../../../model/types.ts'

/** What becomes of an attribute that was not sent. */
export interface DefaultValue {
  readonly clause: string
  readonly of: (attribute: ScalarAttribute) => unknown
}

/** content.writes.defaults: An attribute that is not sent gets its default when an entry is made; null is kept. */
export const defaultValue: DefaultValue = {
  clause: 'content.writes.defaults',
  of: attribute => attribute.default,
}
