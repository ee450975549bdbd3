import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A component of another entry is refused with a ValidationError. */
export const componentsForeignOtherName: Quirk = {
  id: 'content.writes.components.foreign.other-name',
  clause: 'content.writes.components.foreign',
  says: 'a component of another entry is refused with a ValidationError',
  apply: changeWrites(({ foreignComponent }) => ({
    foreignComponent: {
      ...foreignComponent,
      error: ({ name }) =>
        validationError(`Some of the provided components in ${name} are not related to the entity`),
    },
  })),
}
