import { platformUnits } from '../../../platform/units.ts'
import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

/**
 * What nobody can tell from its absence: a missing page of the members API is not found either, and no answer to
 * HEAD has a body on the wire.
 */
const UNSEEN = ['platform.members-api.removed', 'platform.http.head']

function seen<U extends { readonly clause: string }>(list: readonly U[]): readonly U[] {
  return list.filter(({ clause }) => !UNSEEN.includes(clause))
}

/** Every kind of page, every part of a page's head and every rule of HTTP has this quirk: it is not there. */
export const pagesMissing: readonly Quirk[] = [
  ...seen(platformUnits.pages).map(({ clause }) => ({
    id: `${clause}.missing`,
    clause,
    says: 'does not serve it',
    apply: changePlatform(({ pages }) => ({ pages: dropUnit(pages, clause) })),
  })),
  ...platformUnits.headParts.map(({ clause }) => ({
    id: `${clause}.missing`,
    clause,
    says: 'leaves it out of its pages',
    apply: changePlatform(({ headParts }) => ({ headParts: dropUnit(headParts, clause) })),
  })),
  ...seen(platformUnits.http).map(({ clause }) => ({
    id: `${clause}.missing`,
    clause,
    says: 'takes no notice of it',
    apply: changePlatform(({ http }) => ({ http: dropUnit(http, clause) })),
  })),
]
