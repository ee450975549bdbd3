import { relativeUrls } from '../../platform/changes/2.0/absolute-urls.ts'
import { inconsistentUrls } from '../../platform/changes/3.0/absolute-urls.ts'
import type { UrlRule } from '../../platform/contracts.ts'
import { absoluteAddress, mapPictures } from '../../platform/text/urls.ts'
import { absoluteUrls, relativeStored } from '../../platform/versioning/urls.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations } from './platform-deviations.ts'

/** The quirks of addresses. */
export const urlsQuirks: readonly Quirk[] = [
  ...restoredDeviations(inconsistentUrls, [
    ['links-absolute', 'it serves links in texts absolute in 2.0 too', alwaysAbsolute],
  ]),
  ...deviations(absoluteUrls, [
    [
      'links-relative',
      'it serves links in texts relative',
      { content: (value, { data }) => mapPictures(value, address => absoluteAddress(address, data.url)) },
    ],
  ]),
  ...deviations(relativeStored, [
    ['as-sent', 'it keeps addresses of the site as they are sent', { kept: value => value }],
    [
      'texts-as-sent',
      'it keeps addresses in texts as they are sent',
      ({ kept }) => ({
        kept: (value, urls, site) => (urls === 'content' ? value : kept(value, urls, site)),
      }),
    ],
  ]),
  ...restoredDeviations(relativeUrls, [
    ['texts-absolute', 'it serves addresses in texts absolute in 1.0 too', alwaysAbsolute],
  ]),
]

/** Texts with absolute addresses, whether that is asked for or not. */
function alwaysAbsolute({ content }: UrlRule): Partial<UrlRule> {
  return { content: (value, site) => content(value, site, true) }
}
