import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.versioning.single-url'

/** There is a prefix for 5.0 as there was for each major before. */
export const prefixOf5: Quirk = {
  id: `${CLAUSE}.prefix-of-5`,
  clause: CLAUSE,
  says: 'serves the single URL under v5 too',
  apply: changePlatform(({ doors }) => ({
    doors: replaceUnit(doors, 'platform.versioning.single-url', door => ({
      ...door,
      open: (path, raw, site) => door.open(path.replace(/^\/v5\//, '/'), raw, site),
    })),
  })),
}
