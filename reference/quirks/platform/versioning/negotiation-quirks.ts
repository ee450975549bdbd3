import { compareVersions, findVersion, shortVersion } from '../../../platform/version.ts'
import { minimumVersion, notify } from '../../../platform/versioning/notification.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

/** Rules of negotiation that a platform can lack, with what it does then. */
const LACKING: Readonly<Record<string, string>> = {
  'client-version': 'takes requests of an admin interface of another version',
  'content-version': 'does not say which version answered',
  'version-unreadable': 'answers 404 to a version that is none',
  'version-behind': 'answers 404 to an older version that cannot be served',
  'version-ahead': 'answers 404 to a newer version that cannot be served',
  notification: 'tells no administrator of clients that are too old',
}

const lacking: readonly Quirk[] = Object.entries(LACKING).map(([name, says]) => {
  const clause = `platform.versioning.${name}`
  return {
    id: `${clause}.missing`,
    clause,
    says,
    apply: changePlatform(({ negotiation }) => ({ negotiation: dropUnit(negotiation, clause) })),
  }
})

/** As the real program does from 5.99. */
export const contentVersionAlways: Quirk = {
  id: 'platform.versioning.content-version.always',
  clause: 'platform.versioning.content-version',
  says: 'says which version answered also when none was asked for',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.content-version', rule => ({
      ...rule,
      headers: ({ site }) => ({ 'content-version': `v${shortVersion(site.version)}` }),
    })),
  })),
}

/** As the real program does: it knows no minimum, and only asks whether a request is served. */
export const notifiesBelowRunning: Quirk = {
  id: 'platform.versioning.notification.below-running-version',
  clause: 'platform.versioning.notification',
  says: 'tells administrators of every request that cannot be served for a version before the running one',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.notification', rule => ({
      ...rule,
      after: exchange => {
        const asked = exchange.acceptVersion === null ? null : findVersion(exchange.acceptVersion)
        const running = { ...exchange.site.version, patch: 0 }
        if (asked && exchange.unserved && compareVersions(asked, running) < 0) notify(exchange)
      },
    })),
  })),
}

const notifiesAlways: Quirk = {
  id: 'platform.versioning.notification.when-served-unchanged',
  clause: 'platform.versioning.notification',
  says: 'tells administrators of old clients whose requests are served as ever',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.notification', rule => ({
      ...rule,
      after: exchange => {
        const asked = exchange.acceptVersion === null ? null : findVersion(exchange.acceptVersion)
        if (asked && compareVersions(asked, minimumVersion(exchange.site)) < 0) notify(exchange)
      },
    })),
  })),
}

/** As the real program does: the header selects nothing. */
export const compatibilityIgnored: Quirk = {
  id: 'platform.versioning.compatibility.ignored',
  clause: 'platform.versioning.compatibility',
  says: 'answers every version alike, older ones that the site supports too',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: dropUnit(negotiation, 'platform.versioning.compatibility'),
  })),
}

export const negotiationQuirks: readonly Quirk[] = [
  ...lacking,
  contentVersionAlways,
  notifiesBelowRunning,
  notifiesAlways,
  compatibilityIgnored,
]
