import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A list is at its singular name, too. */
export const pathSingularName: Quirk = {
  id: 'content.models.singular-name.is-the-path',
  clause: 'content.models.singular-name',
  says: 'a list is at its singular name, too',
  apply: changeFrame(({ paths }) => ({
    paths: { ...paths, of: type => [...new Set([...paths.of(type), `/api/${type.singularName}`])] },
  })),
}
