import { mapBody, mapRows } from '../../platform/changes/rewrite.ts'
import type { Route } from '../../platform/contracts.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { newsletters } from '../../platform/resources/newsletters.ts'
import { type JsonObject, listOf, objectsOf, omit } from '../../platform/values.ts'
import { type Deviation, deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, asking, showing } from './platform-deviations.ts'

const CHANGES = 'platform.changes.5-0'
const MEMBERS = `${CHANGES}.member-newsletters`
const DESIGN = `${CHANGES}.newsletter-design`

const NOT_DESIGN = ['id', 'uuid', 'name', 'slug', 'description', 'status', 'visibility', 'sort_order']
const DESIGN_NAMES = newsletters.attributes.map(({ name }) => name).filter(name => !NOT_DESIGN.includes(name))

const undesigned = showing(json => mapRows(json, ['newsletters'], row => omit(row, DESIGN_NAMES)))

const withDesign = showing(json => ({
  ...json,
  settings: [...listOf(json.settings), { key: 'newsletter_title_font_category', value: 'sans_serif' }],
}))

/** The quirks of newsletters, of their design, and of who subscribes to them. */
export const newslettersQuirks: readonly Quirk[] = [
  ...memberRows('read'),
  ...memberRows('browse'),
  ...['add', 'edit'].flatMap(act =>
    deviations(
      adminRoute(`members.${act}`),
      [[`${act}-deaf`, `it ignores newsletters to ${act} a member`, members(withoutNewsletters)]],
      MEMBERS,
    ),
  ),

  ...deviations(
    adminRoute('newsletters.read'),
    [['not-shown', 'it shows no design of a newsletter', undesigned]],
    DESIGN,
  ),
  ...deviations(
    adminRoute('newsletters.browse'),
    [['not-listed', 'it lists newsletters without their design', undesigned]],
    DESIGN,
  ),
  ...deviations(
    adminRoute('settings.browse'),
    [['site-level', 'it shows the design of e-mails among the settings of the site', withDesign]],
    DESIGN,
  ),
  ...deviations(adminRoute('newsletters.edit'), [
    ['design-forgotten', 'it ignores the design of a newsletter', newsletter(row => omit(row, DESIGN_NAMES))],
    ['design-shared', 'it gives all newsletters the same design', sharingDesign],
  ]),
  ...(['browse', 'read'] as const).flatMap(act =>
    deviations(
      adminRoute(`newsletters.${act}`),
      [[`${act}-missing`, `it does not serve newsletters to ${act}`, MISSING]],
      `${CHANGES}.newsletters`,
    ),
  ),
]

function memberRows(act: 'read' | 'browse'): readonly Quirk[] {
  const changed = (change: (member: JsonObject) => JsonObject) =>
    showing(json => mapRows(json, ['members'], change))
  const rows: readonly Deviation<Route>[] = [
    [`${act}-without`, `it shows no newsletters of a member (${act})`, changed(withoutNewsletters)],
    [
      `${act}-first`,
      `it shows only the first newsletter of a member (${act})`,
      changed(member => ({ ...member, newsletters: listOf(member.newsletters).slice(0, 1) })),
    ],
    [
      `${act}-names`,
      `it shows newsletters of a member as texts (${act})`,
      changed(member => ({
        ...member,
        newsletters: objectsOf(member.newsletters).map(({ name }) => name ?? null),
      })),
    ],
  ]
  return deviations(adminRoute(`members.${act}`), rows, MEMBERS)
}

function withoutNewsletters(member: JsonObject): JsonObject {
  return omit(member, ['newsletters'])
}

function members(change: (member: JsonObject) => JsonObject) {
  return asking(request => bodyRows(request, 'members', change))
}

function newsletter(change: (row: JsonObject) => JsonObject) {
  return asking(request => bodyRows(request, 'newsletters', change))
}

function bodyRows(request: ApiRequest, root: string, change: (row: JsonObject) => JsonObject): ApiRequest {
  return mapBody(request, json => mapRows(json, [root], change))
}

function sharingDesign({ handle }: Route): Partial<Route> {
  return {
    handle: async call => {
      const answer = await handle(call)
      const { store } = call.site
      const edited = store.find('newsletters', String(call.params.id))
      const design = edited ? omit(edited, NOT_DESIGN) : {}
      for (const row of store.rows('newsletters')) store.put('newsletters', { ...row, ...design })
      return answer
    },
  }
}
