import { firstGenerationRoot } from '../../platform/changes/3.0/first-generation.ts'
import type { Exchange, NegotiationRule, Opened } from '../../platform/contracts.ts'
import { compareVersions, findVersion, type Version } from '../../platform/version.ts'
import { oldUrls, singleUrl } from '../../platform/versioning/api-roots.ts'
import { clientVersion, compatibility, contentVersion } from '../../platform/versioning/negotiation.ts'
import { versionAhead, versionBehind, versionUnreadable } from '../../platform/versioning/not-acceptable.ts'
import { minimumVersion, notification, notify } from '../../platform/versioning/notification.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { opening, restoredDeviations } from './platform-deviations.ts'

/** The quirks of versioning. */
export const versioningQuirks: readonly Quirk[] = [
  ...deviations(oldUrls, [
    ['not-found', 'it does not serve the old versioned URLs', MISSING],
    [
      'without-deprecation',
      'it does not say that old URLs are deprecated',
      opening(opened => ({ ...opened, headers: {} })),
    ],
    [
      'without-version',
      'it does not let an old URL stand for its version',
      opening((opened, _path, { headers }) => ({
        ...opened,
        acceptVersion: headers['accept-version'] ?? null,
      })),
    ],
  ]),
  ...deviations(
    oldUrls,
    [['canary', 'it names canary as canary in the deprecation header', opening(deprecatedByPrefix)]],
    'platform.versioning.deprecation',
  ),
  ...deviations(singleUrl, [
    [
      'prefix-of-5',
      'it serves the single URL under v5 too',
      ({ open }) => ({ open: (path, raw, site) => open(path.replace(/^\/v5\//, '/'), raw, site) }),
    ],
  ]),
  ...restoredDeviations(firstGenerationRoot, [['missing', 'it does not serve v0.1', MISSING]]),

  ...deviations(clientVersion, [
    ['missing', 'it takes requests of an admin interface of another version', MISSING],
  ]),
  ...deviations(contentVersion, [['missing', 'it does not say which version answered', MISSING]]),
  ...deviations(versionUnreadable, [['missing', 'it answers 404 to a version that is none', MISSING]]),
  ...deviations(versionBehind, [
    ['missing', 'it answers 404 to an older version that cannot be served', MISSING],
  ]),
  ...deviations(versionAhead, [
    ['missing', 'it answers 404 to a newer version that cannot be served', MISSING],
  ]),
  ...deviations(
    versionAhead,
    [
      [
        'newer-forbidden',
        'it answers 406 to a newer version wherever it is asked for',
        ({ refuse }) => (refuse ? { forbid: refuse } : {}),
      ],
    ],
    'platform.versioning.accept-version',
  ),
  ...deviations(compatibility, [
    // As the real program does: the header selects nothing.
    ['ignored', 'it answers every version alike, older ones that the site supports too', MISSING],
  ]),

  ...deviations(notification, [
    ['missing', 'it tells no administrator of clients that are too old', MISSING],
    // As the real program does: it knows no minimum, and only asks whether a request is served.
    [
      'below-running-version',
      'it tells administrators of every request that cannot be served for a version before the running one',
      notifyingOf(({ unserved, site }, asked) => unserved && isBelow(asked, { ...site.version, patch: 0 })),
    ],
    [
      'when-served-unchanged',
      'it tells administrators of old clients whose requests are served as ever',
      notifyingOf(({ site }, asked) => isBelow(asked, minimumVersion(site))),
    ],
  ]),
  ...deviations(
    notification,
    [['again', 'it tells administrators of a version at every request', forgettingNotifications]],
    'platform.versioning.notification-once',
  ),
]

/** `canary` is deprecated under its own name. */
function deprecatedByPrefix(opened: Opened): Opened {
  const deprecation = `version="${opened.prefix.replace('/', '')}"`
  return { ...opened, headers: { ...opened.headers, deprecation } }
}

function notifyingOf(holds: (exchange: Exchange, asked: Version) => boolean): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const asked = exchange.acceptVersion === null ? null : findVersion(exchange.acceptVersion)
      if (asked && holds(exchange, asked)) notify(exchange)
    },
  }
}

function isBelow(asked: Version, limit: Version): boolean {
  return compareVersions(asked, limit) < 0
}

/** It is forgotten which versions were told of. */
function forgettingNotifications({ after }: NegotiationRule): Partial<NegotiationRule> {
  return {
    after: exchange => {
      const { acceptVersion, site } = exchange
      if (acceptVersion !== null) site.store.remove('version_notifications', acceptVersion)
      after?.(exchange)
    },
  }
}
