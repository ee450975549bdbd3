import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A path with capitals or a slash at its end is unknown. */
export const pathFormsExact: Quirk = {
  id: 'content.service.path-forms.exact',
  clause: 'content.service.path-forms',
  says: 'a path with capitals or a slash at its end is unknown',
  apply: changeFrame(({ pathForms }) => ({
    pathForms: { ...pathForms, isKnown: path => path === path.toLowerCase() },
  })),
}
