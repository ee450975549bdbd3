import { absoluteAddress, mapPictures } from '../../../platform/text/urls.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.urls.absolute'

/** Only pictures are absolute in a text; its links stay as they are stored. */
export const linksRelative: Quirk = {
  id: `${CLAUSE}.links-relative`,
  clause: CLAUSE,
  says: 'serves links in texts relative',
  apply: changePlatform(({ urls }) => ({
    urls: replaceUnit(urls, CLAUSE, rule => ({
      ...rule,
      content: (value, { data }) => mapPictures(value, address => absoluteAddress(address, data.url)),
    })),
  })),
}
