import { mapBody, mapObjects, mapRows, renameKeys } from '../../platform/changes/rewrite.ts'
import type { Route } from '../../platform/contracts.ts'
import { isList, isObject, type JsonObject, listOf, omit } from '../../platform/values.ts'
import { type Deviation, deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, asking, contentRoute, crash, showing } from './platform-deviations.ts'

const CHANGES = 'platform.changes.5-0'
const BODIES = `${CHANGES}.tiers-in-bodies`
const MORE = `${BODIES}-more`
const SHAPE = `${CHANGES}.tier-shape`

const OLD_WORDS = { tiers: 'products', tier: 'product', tier_id: 'product_id' }

/** Routes whose answers name tiers somewhere, by the clause that speaks of them. */
const NAMING: readonly (readonly [clause: string, name: string, says: string, route: Route])[] = [
  ...['read', 'add', 'edit'].map(act => naming(BODIES, 'members', act)),
  naming(BODIES, 'members', 'browse'),
  naming(BODIES, 'posts', 'read'),
  naming(BODIES, 'posts', 'browse'),
  naming(BODIES, 'pages', 'browse'),
  naming(BODIES, 'tiers', 'read'),
  naming(MORE, 'posts', 'add'),
  naming(MORE, 'tiers', 'add'),
  naming(MORE, 'tiers', 'edit'),
  naming(MORE, 'offers', 'browse'),
  naming(MORE, 'offers', 'read'),
  [MORE, 'readers-offer', 'the offers of readers', contentRoute('offers.read')],
]

function naming(clause: string, resource: string, act: string) {
  return [
    clause,
    `${resource}-${act}`,
    `the answer to ${act} ${resource}`,
    adminRoute(`${resource}.${act}`),
  ] as const
}

function dashed(name: string): string {
  return name.replace('.', '-')
}

const inOldWords = showing(json => {
  const renamed = mapObjects(json, object => renameKeys(object, OLD_WORDS))
  return isObject(renamed) ? renamed : json
})

const forProducts = showing(json =>
  mapRows(json, ['posts'], post => ({
    ...post,
    ...(post.visibility === 'tiers' && { visibility: 'products' }),
  })),
)

function without(root: string) {
  return asking(request => mapBody(request, json => mapRows(json, [root], row => omit(row, ['tiers']))))
}

const takingProducts = asking(request => mapBody(request, json => renameKeys(json, { products: 'tiers' })))

type Wrong = readonly [wrong: string, says: string, change: (tier: JsonObject) => JsonObject]

/** How a tier can be shown wrongly, one attribute at a time. */
const WRONG_TIERS: readonly Wrong[] = [
  [
    'benefits-objects',
    'it shows benefits as objects',
    mapped('benefits', list => listOf(list).map(name => ({ name }))),
  ],
  ['benefits-first', 'it shows only the first benefit', mapped('benefits', list => listOf(list).slice(0, 1))],
  ['benefits-text', 'it shows benefits as one text', mapped('benefits', list => listOf(list).join(', '))],
  [
    'monthly-object',
    'it shows the monthly price as an object',
    mapped('monthly_price', amount => ({ amount })),
  ],
  ['yearly-object', 'it shows the yearly price as an object', mapped('yearly_price', amount => ({ amount }))],
  ['monthly-text', 'it shows the monthly price as a text', mapped('monthly_price', String)],
  ['yearly-text', 'it shows the yearly price as a text', mapped('yearly_price', String)],
  ['currency-gone', 'it shows no currency', tier => omit(tier, ['currency'])],
]

function mapped(name: string, change: (value: JsonObject[string]) => JsonObject[string]) {
  return (tier: JsonObject): JsonObject => {
    const value = tier[name]
    return value === undefined || value === null ? tier : { ...tier, [name]: change(value) }
  }
}

function shown(where: string, route: Route): readonly Quirk[] {
  const rows = WRONG_TIERS.map(([wrong, says, change]): Deviation<Route> => {
    return [`${where}-${wrong}`, `${says} (${where})`, showing(json => mapRows(json, ['tiers'], change))]
  })
  return deviations(route, rows, SHAPE)
}

/** A tier that is sent, of which one attribute is not taken as it is. */
function sent(where: string, route: Route): readonly Quirk[] {
  const rows = ['monthly_price', 'yearly_price', 'benefits'].flatMap((name): readonly Deviation<Route>[] => {
    const word = name.replace('_', '-')
    return [
      [
        `${where}-${word}-forgotten`,
        `it ignores ${name} (${where})`,
        asking(it => sentAs(it, tier => omit(tier, [name]))),
      ],
    ]
  })
  return deviations(
    route,
    [
      ...rows,
      [
        `${where}-benefits-first`,
        `it takes only the first benefit (${where})`,
        asking(it => sentAs(it, firstBenefit)),
      ],
    ],
    SHAPE,
  )
}

function sentAs(request: Parameters<typeof mapBody>[0], change: (tier: JsonObject) => JsonObject) {
  return mapBody(request, json => mapRows(json, ['tiers'], change))
}

function firstBenefit(tier: JsonObject): JsonObject {
  return isList(tier.benefits) ? { ...tier, benefits: tier.benefits.slice(0, 1) } : tier
}

function crashing({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      if (call.site.store.find('tiers', call.params.id ?? '')) return handle(call)
      throw crash()
    },
  }
}

/** The quirks of tiers: what they are called in bodies, and what they consist of. */
export const tiersQuirks: readonly Quirk[] = [
  ...NAMING.flatMap(([clause, name, where, route]) =>
    deviations(route, [[`${name}-products`, `it calls tiers products in ${where}`, inOldWords]], clause),
  ),
  ...deviations(
    contentRoute('posts.read'),
    [['readers-post-products', 'it says of a post for tiers that it is for products', forProducts]],
    MORE,
  ),
  ...['members.add', 'members.edit'].flatMap(name =>
    deviations(adminRoute(name), [[`${dashed(name)}-deaf`, 'it ignores tiers', without('members')]], BODIES),
  ),
  ...deviations(adminRoute('posts.add'), [['posts-add-deaf', 'it ignores tiers', without('posts')]], MORE),
  ...['tiers.add', 'tiers.edit'].flatMap(name =>
    deviations(
      adminRoute(name),
      [[`${dashed(name)}-old-object`, 'it takes a body of products for one of tiers', takingProducts]],
      BODIES,
    ),
  ),

  ...deviations(
    adminRoute('tiers.read'),
    // As the real program does.
    [['crashes', 'it crashes where a tier is not there', crashing]],
    'platform.admin-api.tiers.unknown',
  ),

  ...shown('listed', adminRoute('tiers.browse')),
  ...shown('read', adminRoute('tiers.read')),
  ...shown('for-readers', contentRoute('tiers.browse')),
  ...sent('added', adminRoute('tiers.add')),
  ...sent('edited', adminRoute('tiers.edit')),
]
