import type { Call, Change, PlatformUnits, Site } from '../../contracts.ts'
import { type Answer, jsonOf, ok } from '../../http/answer.ts'
import { isObject, type Json, type JsonObject, objectsOf, type Row } from '../../values.ts'
import { timestamp } from '../../write/rows.ts'

/** The design of a newsletter, as settings of the site had it. */
const ATTRIBUTES = [
  'header_image',
  'show_header_icon',
  'show_header_title',
  'title_alignment',
  'title_font_category',
  'show_feature_image',
  'body_font_category',
  'footer_content',
  'show_badge',
]

/** 5.0 moved the design of emails from the site's settings to each newsletter. */
export const newsletterDesignMoved: Change = {
  clause: 'platform.changes.5-0.newsletter-design',
  since: 5,
  scope: 'site',
  undo: units => ({ ...units, routes: wrapped(units) }),
}

/** The routes, with the settings among which the design stands too. */
function wrapped({ routes }: PlatformUnits): PlatformUnits['routes'] {
  return routes.map(route => {
    if (!route.clause.startsWith('platform.admin-api.settings.') || route.path !== '/settings/') return route
    return { ...route, handle: async call => withDesign(await route.handle(writeDesign(call)), call) }
  })
}

function defaultNewsletter({ store }: Site): Row | undefined {
  return store.rows('newsletters').find(row => row.status === 'active')
}

function withDesign(answer: Answer, { site, request }: Call): Answer {
  const json = jsonOf(answer)
  const newsletter = defaultNewsletter(site)
  const isPart = request.query.group !== undefined && request.query.group !== 'newsletter'
  if (!isObject(json) || !newsletter || isPart) return answer
  const design = ATTRIBUTES.map(name => ({ key: `newsletter_${name}`, value: newsletter[name] ?? null }))
  return { ...answer, ...ok({ ...json, settings: [...objectsOf(json.settings), ...design] }) }
}

/** Writes what a request gives of the design into the newsletter, and leaves the rest of the settings. */
function writeDesign(call: Call): Call {
  const { json } = call.request.body
  const newsletter = defaultNewsletter(call.site)
  if (!isObject(json) || !newsletter) return call
  const design = designIn(objectsOf(json.settings))
  if (Object.keys(design).length > 0) {
    call.site.store.put('newsletters', { ...newsletter, ...design, updated_at: timestamp(call.site) })
  }
  return call
}

/** The design that settings give, as a newsletter has it. */
export function designIn(settings: readonly JsonObject[]): JsonObject {
  const given = settings.flatMap(({ key, value }): readonly (readonly [string, Json])[] => {
    const name = ATTRIBUTES.find(attribute => key === `newsletter_${attribute}`)
    return name === undefined ? [] : [[name, value ?? null]]
  })
  return Object.fromEntries(given)
}
