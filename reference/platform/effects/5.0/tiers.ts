import { asNewTiers, isOldTier } from '../../changes/5.0/tier-shape.ts'
import { named, TO_TIERS } from '../../changes/5.0/tiers-replace-products.ts'
import { mapBody } from '../../changes/rewrite.ts'
import type { ApiRequest } from '../../http/request.ts'
import type { Effect, Way } from '../effect.ts'
import { isAnswered, isUnder, isWrite, listed, resourceOf, shows } from '../requests.ts'

const isProducts = isUnder('/products/')
const isTiers = isUnder('/tiers/')

/** What 5.0 did to products, which are tiers since. */
export const effectsOnTiers: readonly Effect[] = [
  {
    clause: 'platform.changes.5-0.tiers-replace-products',
    since: 5,
    scope: 'site',
    effect: 'addition',
    says: 'There is /tiers.',
    concerns: isTiers,
    brings: true,
  },
  {
    clause: 'platform.changes.5-0.tiers-replace-products',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'Products are tiers: /products is /tiers.',
    concerns: isProducts,
    instead: request =>
      named({ ...request, path: request.path.replace(/^\/products\//i, '/tiers/') }, TO_TIERS),
    removes: true,
  },
  {
    clause: 'platform.changes.5-0.tiers-replace-products',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'Products are tiers: whatever a request names products is unknown.',
    concerns: request => named(request, TO_TIERS) !== request,
    instead: request => named(request, TO_TIERS),
    ofBody: {
      is: request =>
        isWrite(request) && ['members', 'offers', 'posts', 'pages', 'settings'].includes(resourceOf(request)),
      when: 'names products',
    },
  },
  {
    clause: 'platform.changes.5-0.tiers-replace-products',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'The answer names tiers what it named products.',
    concerns: namesProducts,
  },
  {
    clause: 'platform.changes.5-0.tier-shape',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'Prices are numbers, benefits are texts, and the currency is an attribute of the tier.',
    concerns: ({ body }) => isOldTier(body.json),
    instead: request => mapBody(request, asNewTiers),
    ofBody: {
      is: request => isWrite(request) && (isProducts(request) || isTiers(request)),
      when: 'gives prices or benefits as objects',
    },
  },
  {
    clause: 'platform.changes.5-0.tier-shape',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'Prices are numbers, benefits are texts, and the currency is an attribute of the tier.',
    concerns: request =>
      isAnswered(request.api, 'products', 'tiers')(request) &&
      shows(request, 'monthly_price', 'yearly_price', 'benefits', 'currency'),
  },
]

/** UNDOCUMENTED: that there are no products before 4.0, nor under older prefixes, is observed on the real programs. */
function namesProducts(request: ApiRequest, { from, prefix }: Way): boolean {
  if (from < 4 || prefix === 'v2' || prefix === 'v3') return false
  const isPost = isAnswered('admin', 'posts', 'pages')(request) || includesTiers(request)
  if (isPost || isAnswered('admin', 'members')(request)) return shows(request, 'products', 'tiers')
  return isAnswered(request.api, 'offers')(request) || showsPortal(request)
}

function includesTiers(request: ApiRequest): boolean {
  const include = listed(request.query, 'include') ?? []
  return (
    isAnswered('content', 'posts', 'pages')(request) &&
    (include.includes('products') || include.includes('tiers'))
  )
}

/** The setting that lists the products which a portal offers. */
function showsPortal(request: ApiRequest): boolean {
  const groups = listed(request.query, 'group')
  const isRead = isAnswered('admin', 'settings')(request) && request.path === '/settings/'
  return isRead && (groups === null || groups.includes('portal'))
}
