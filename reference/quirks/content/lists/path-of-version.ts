import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** Lists are at /api/v1, too. */
export const pathOfVersion: Quirk = {
  id: 'content.service.no-version.in-path',
  clause: 'content.service.no-version',
  says: 'lists are at /api/v1, too',
  apply: changeFrame(({ paths }) => ({
    paths: { ...paths, of: type => paths.of(type).flatMap(path => [path, path.replace('/api', '/api/v1')]) },
  })),
}
