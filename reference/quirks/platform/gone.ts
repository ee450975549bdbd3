import { mailRoute, testMailRoute } from '../../platform/changes/5.0/mail-removed.ts'
import { mapAnswer, mapBody, renameKeys } from '../../platform/changes/rewrite.ts'
import type { Call, Route } from '../../platform/contracts.ts'
import { ok } from '../../platform/http/answer.ts'
import type { JsonObject } from '../../platform/values.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, answering, asking, contentRoute, servingAlso, showing } from './platform-deviations.ts'

const CHANGES = 'platform.changes.5-0'
const MAIL = `${CHANGES}.mail-removed`
const PREVIEWS = `${CHANGES}.email-previews`
const PASSWORDS = `${CHANGES}.global-password-reset`
const RESET = `${CHANGES}.password-reset`
const PRODUCTS = `${CHANGES}.tiers-replace-products`

const toProducts = (json: JsonObject) => renameKeys(json, { tiers: 'products' })
const toTiers = (json: JsonObject) => renameKeys(json, { products: 'tiers' })

/** The quirks of what 5.0 removed or renamed, one for each method of each path. */
export const goneQuirks: readonly Quirk[] = [
  servingAlso(MAIL, 'post-served', 'it still sends mails for users', [mailRoute]),
  servingAlso(MAIL, 'test-served', 'it still sends mails to try', [testMailRoute]),
  servingAlso(MAIL, 'for-integrations', 'it still sends mails for whoever has a token', [
    { ...mailRoute, open: true },
  ]),
  ...(['GET', 'PUT', 'DELETE'] as const).map(method =>
    servingAlso(MAIL, `${method.toLowerCase()}-served`, `it still answers ${method} of /mail`, [
      { ...mailRoute, method, handle: () => ok({ mail: [] }) },
    ]),
  ),

  servingAlso(PREVIEWS, 'read-by-the-old-name', 'it still shows previews by the old name', [
    at('/email_preview/posts/:id/', adminRoute('email-previews.read')),
  ]),
  servingAlso(PREVIEWS, 'sent-by-the-old-name', 'it still sends previews by the old name', [
    at('/email_preview/posts/:id/', adminRoute('email-previews.send')),
  ]),
  ...deviations(
    adminRoute('email-previews.read'),
    [
      ['read-missing', 'it shows no previews by the new name', MISSING],
      ['read-empty', 'it shows previews of nothing', answering(() => ok({ email_previews: [] }))],
    ],
    PREVIEWS,
  ),
  ...deviations(
    adminRoute('email-previews.send'),
    [['send-missing', 'it sends no previews by the new name', MISSING]],
    PREVIEWS,
  ),

  servingAlso(PASSWORDS, 'by-the-old-name', 'it still resets all passwords by the old name', [
    at('/authentication/reset_all_passwords/', adminRoute('global-password-reset')),
  ]),
  ...deviations(adminRoute('global-password-reset'), [...withContent('missing')], PASSWORDS),
  ...deviations(
    adminRoute('settings.payments-disconnect'),
    [...withContent('unserved')],
    `${CHANGES}.payments-disconnect`,
  ),
  ...deviations(
    adminRoute('settings.members-email'),
    [...withContent('unserved')],
    `${CHANGES}.members-email`,
  ),

  servingAlso(RESET, 'asked-by-the-old-name', 'it still takes who asks for a new password by the old name', [
    inOldWords(adminRoute('password-reset.request')),
  ]),
  servingAlso(RESET, 'set-by-the-old-name', 'it still sets a new password by the old name', [
    inOldWords(adminRoute('password-reset.set')),
  ]),
  ...(['request', 'set'] as const).flatMap(act =>
    deviations(
      adminRoute(`password-reset.${act}`),
      [
        [`${act}-missing`, `it does not serve the new name to ${act}`, MISSING],
        [`${act}-old-object-taken`, `it takes passwordreset as well to ${act}`, asking(takingOldObject)],
        [`${act}-old-object-given`, `it answers with passwordreset to ${act}`, showing(inOneWord)],
      ],
      RESET,
    ),
  ),

  ...(['browse', 'read', 'add', 'edit'] as const).map(act =>
    servingAlso(PRODUCTS, `${act}-products`, `it still serves products to ${act}`, [
      asProducts(adminRoute(`tiers.${act}`)),
    ]),
  ),
  servingAlso(PRODUCTS, 'products-for-readers', 'it still serves products to readers', [
    asProducts(contentRoute('tiers.browse')),
  ]),
  servingAlso(PRODUCTS, 'product-for-readers', 'it still serves one product to readers', [
    { ...asProducts(contentRoute('tiers.browse')), path: '/products/:id/' },
  ]),
  ...deviations(
    contentRoute('tiers.browse'),
    [
      ['no-tiers-for-readers', 'it serves no tiers to readers', MISSING],
      ['products-root-for-readers', 'it calls tiers products to readers', showing(toProducts)],
    ],
    PRODUCTS,
  ),
  ...deviations(
    adminRoute('tiers.browse'),
    [['products-root', 'it calls tiers products to writers', showing(toProducts)]],
    PRODUCTS,
  ),
]

/** What is documented to be answered 204 without content. */
function withContent(missing: string) {
  return [
    [missing, 'it does not serve the route', MISSING],
    ['with-an-object', 'it answers 200 with an empty object', answering(() => ok({}))],
    ['as-accepted', 'it answers 202', answering(answer => ({ ...answer, status: 202 }))],
  ] as const
}

function at(path: string, route: Route): Route {
  return { ...route, path }
}

/** The old path, with the old object both ways; whoever sends the new one is understood, too. */
function inOldWords(route: Route): Route {
  return {
    ...at('/authentication/passwordreset/', route),
    handle: async call =>
      mapAnswer(await route.handle({ ...call, request: takingOldObject(call.request) }), inOneWord),
  }
}

function takingOldObject(request: Call['request']): Call['request'] {
  return mapBody(request, json => renameKeys(json, { passwordreset: 'password_reset' }))
}

function inOneWord(json: JsonObject): JsonObject {
  return renameKeys(json, { password_reset: 'passwordreset' })
}

/** The same route for products, in their words. */
function asProducts(route: Route): Route {
  return {
    ...at(route.path.replace('/tiers/', '/products/'), route),
    handle: async call =>
      mapAnswer(await route.handle({ ...call, request: mapBody(call.request, toTiers) }), toProducts),
  }
}
