import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.versioning.deprecation'

/** Canary is deprecated under its own name. */
export const canaryDeprecated: Quirk = {
  id: `${CLAUSE}.canary`,
  clause: CLAUSE,
  says: 'names canary as canary in the deprecation header',
  apply: changePlatform(({ doors }) => ({
    doors: replaceUnit(doors, 'platform.versioning.old-urls', door => ({
      ...door,
      open: (path, raw, site) => {
        const opened = door.open(path, raw, site)
        if (!opened) return null
        const deprecation = `version="${opened.prefix.replace('/', '')}"`
        return { ...opened, headers: { ...opened.headers, deprecation } }
      },
    })),
  })),
}
