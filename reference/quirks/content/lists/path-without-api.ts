import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** Lists have no /api in front. */
export const pathWithoutApi: Quirk = {
  id: 'content.list.path.without-api',
  clause: 'content.list.path',
  says: 'lists have no /api in front',
  apply: changeFrame(({ paths }) => ({
    paths: { ...paths, of: type => paths.of(type).map(path => path.replace('/api', '')) },
  })),
}
