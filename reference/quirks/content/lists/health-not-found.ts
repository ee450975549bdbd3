import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** Nobody can ask whether the service is there. */
export const healthNotFound: Quirk = {
  id: 'content.service.health.not-found',
  clause: 'content.service.health',
  says: 'nobody can ask whether the service is there',
  apply: changeFrame(({ health }) => ({ health: { ...health, path: '' } })),
}
