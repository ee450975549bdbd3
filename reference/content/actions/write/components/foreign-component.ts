import { applicationError, ContentError } from '../../../errors.ts'
import type { Attribute } from '../../../model/types.ts'

/** What becomes of a component whose id is not one of those that the entry has. */
export interface ForeignComponent {
  readonly clause: string
  readonly error: (attribute: Attribute) => ContentError
}

/**
 * content.writes.components.foreign: A change that names a component of another entry by its id is refused.
 * UNDOCUMENTED: for a dynamic zone the refusal has another name and no details (source of Strapi 4.26.2).
 */
export const foreignComponent: ForeignComponent = {
  clause: 'content.writes.components.foreign',
  error: ({ kind, name }) => {
    const message = `Some of the provided components in ${name} are not related to the entity`
    return kind === 'dynamiczone' ? new ContentError(400, 'Error', message, null) : applicationError(message)
  },
}
