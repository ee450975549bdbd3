import { withSlash } from '../../../platform/http/request.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.http.trailing-slash'

/** A path without the slash at its end is served as if it had one. */
export const slashNotNeeded: Quirk = {
  id: `${CLAUSE}.not-needed`,
  clause: CLAUSE,
  says: 'serves reads without the slash at the end',
  apply: changePlatform(({ doors }) => ({
    doors: replaceUnit(doors, 'platform.versioning.single-url', door => ({
      ...door,
      open: (path, raw, site) => {
        const opened = door.open(path, raw, site)
        return opened && { ...opened, path: withSlash(opened.path) }
      },
    })),
  })),
}
