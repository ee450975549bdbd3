import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.content-api.read-only'

/** Who writes below the content API writes as below the admin API. */
export const contentApiWrites: Quirk = {
  id: `${CLAUSE}.writes`,
  clause: CLAUSE,
  says: 'serves writes on the content API as on the admin API',
  apply: changePlatform(({ doors }) => ({
    doors: replaceUnit(doors, 'platform.versioning.single-url', door => ({
      ...door,
      open: (path, raw, site) => {
        const opened = door.open(path, raw, site)
        const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(raw.method)
        return opened && !isRead ? { ...opened, api: 'admin' } : opened
      },
    })),
  })),
}
