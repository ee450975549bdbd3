import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const pathStepsTwo: Quirk = {
  id: 'content.populate.path-steps.two',
  clause: 'content.populate.path-steps',
  says: 'a path has two steps at most; the rest of it is ignored',
  apply: changePopulate(({ dottedPaths }) => ({ dottedPaths: { ...dottedPaths, step: twoSteps } })),
}

function twoSteps(path: string): { name: string; rest: string | null } {
  const [name = '', rest = null] = path.split('.')
  return { name, rest }
}
