import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.content-api.other-resources'

/** Slashes that follow each other count as one. */
export const slashesMerged: Quirk = {
  id: `${CLAUSE}.slashes-merged`,
  clause: CLAUSE,
  says: 'takes two slashes as one',
  apply: changePlatform(({ doors }) => ({
    doors: replaceUnit(doors, 'platform.versioning.single-url', door => ({
      ...door,
      open: (path, raw, site) => door.open(path.replaceAll(/\/{2,}/g, '/'), raw, site),
    })),
  })),
}
