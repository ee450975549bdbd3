import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

const OLD = 'platform.versioning.old-urls'

/** Deviations from how old URLs are rewritten. */
export const doorQuirks: readonly Quirk[] = [
  {
    id: `${OLD}.not-found`,
    clause: OLD,
    says: 'does not serve the old versioned URLs',
    apply: changePlatform(({ doors }) => ({ doors: dropUnit(doors, OLD) })),
  },
  {
    id: `${OLD}.without-deprecation`,
    clause: OLD,
    says: 'does not say that old URLs are deprecated',
    apply: changePlatform(({ doors }) => ({
      doors: replaceUnit(doors, OLD, door => ({
        ...door,
        open: (path, raw, site) => {
          const opened = door.open(path, raw, site)
          return opened && { ...opened, headers: {} }
        },
      })),
    })),
  },
  {
    id: `${OLD}.without-version`,
    clause: OLD,
    says: 'does not let an old URL stand for its version',
    apply: changePlatform(({ doors }) => ({
      doors: replaceUnit(doors, OLD, door => ({
        ...door,
        open: (path, raw, site) => {
          const opened = door.open(path, raw, site)
          return opened && { ...opened, acceptVersion: raw.headers['accept-version'] ?? null }
        },
      })),
    })),
  },
]
