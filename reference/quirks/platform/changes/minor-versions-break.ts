import { findVersion } from '../../../platform/version.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.changes.majors'

/** A client of an earlier minor version is answered as the major before would. */
export const minorVersionsBreak: Quirk = {
  id: `${CLAUSE}.minor-versions-break`,
  clause: CLAUSE,
  says: 'answers an earlier minor version as the major before it',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.compatibility', rule => ({
      ...rule,
      serveAs: (acceptVersion, site) => {
        const asked = findVersion(acceptVersion ?? '')
        const isEarlier = asked?.major === site.major && asked.minor < site.version.minor
        return isEarlier ? 4 : (rule.serveAs?.(acceptVersion, site) ?? null)
      },
    })),
  })),
}
