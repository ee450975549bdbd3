import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const dottedPathsAsNames: Quirk = {
  id: 'content.populate.dotted-paths.whole-name',
  clause: 'content.populate.dotted-paths',
  says: 'a path is taken for the name of one attribute',
  apply: changePopulate(({ dottedPaths }) => ({
    dottedPaths: { ...dottedPaths, step: name => ({ name, rest: null }) },
  })),
}
