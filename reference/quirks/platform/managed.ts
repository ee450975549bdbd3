import type { Call, Route } from '../../platform/contracts.ts'
import type { TableName } from '../../platform/site/store.ts'
import { listOf } from '../../platform/values.ts'
import { type Deviation, deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { adminRoute, showing } from './platform-deviations.ts'

type Act = 'browse' | 'read' | 'add' | 'edit' | 'delete'

/** What the admin API does with a resource, and which clause says so where the route's own is only observed. */
interface Managed {
  readonly name: 'posts' | 'pages' | 'members' | 'tiers' | 'newsletters'
  readonly table: TableName
  readonly acts: readonly Act[]
  /** Acts that the clause `managed` documents. */
  readonly documentedApart: readonly Act[]
}

const RESOURCES: readonly Managed[] = [
  { name: 'posts', table: 'posts', acts: all(), documentedApart: ['edit', 'delete'] },
  { name: 'pages', table: 'posts', acts: all(), documentedApart: [] },
  { name: 'members', table: 'members', acts: all(), documentedApart: ['browse', 'add'] },
  { name: 'tiers', table: 'tiers', acts: all('delete'), documentedApart: ['browse', 'add', 'edit'] },
  { name: 'newsletters', table: 'newsletters', acts: all('delete'), documentedApart: ['add'] },
]

function all(...but: readonly Act[]): readonly Act[] {
  const acts: readonly Act[] = ['browse', 'read', 'add', 'edit', 'delete']
  return acts.filter(act => !but.includes(act))
}

/** The quirks of what the documentation says is managed through the admin API. */
export const managedQuirks: readonly Quirk[] = [
  ...RESOURCES.flatMap(resource => resource.acts.flatMap(act => quirksOf(resource, act))),
  ...deviations(
    adminRoute('settings.browse'),
    [['browse-missing', 'it does not serve settings', MISSING]],
    'platform.admin-api.settings.managed',
  ),
  ...deviations(
    adminRoute('settings.edit'),
    [
      ['edit-missing', 'it takes no settings', MISSING],
      ['edit-forgotten', 'it takes settings and forgets them', forgetting('settings')],
      ['edit-clears', 'it empties all settings but those that are edited', clearing],
    ],
    'platform.admin-api.settings.managed',
  ),
]

function quirksOf({ name, table, documentedApart }: Managed, act: Act): readonly Quirk[] {
  const route = adminRoute(`${name}.${act}`)
  const isApart = documentedApart.includes(act)
  const clause = isApart ? `platform.admin-api.${name}.managed` : route.clause
  const absence: readonly Deviation<Route>[] = isApart
    ? [[`${act}-missing`, `it does not serve the route to ${act} ${name}`, MISSING]]
    : []
  return deviations(route, [...absence, ...halfDone(act, { name, table })], clause)
}

/** A route that is there, and does not do what it is for. */
function halfDone(act: Act, { name, table }: Pick<Managed, 'name' | 'table'>): readonly Deviation<Route>[] {
  switch (act) {
    case 'browse':
      return [
        ['browse-incomplete', `it leaves the last out of lists of ${name}`, leavingOut(name, -1)],
        ['browse-headless', `it leaves the first out of lists of ${name}`, leavingOut(name, 0)],
      ]
    case 'read':
      return [
        [
          'read-another',
          `it reads the first of ${name}, whichever is asked for`,
          readingTheFirst(table, name),
        ],
      ]
    default:
      return [
        [`${act}-forgotten`, `it takes what is to ${act} of ${name}, and forgets it`, forgetting(table)],
      ]
  }
}

function leavingOut(name: string, position: number) {
  return showing(json => ({ ...json, [name]: listOf(json[name]).toSpliced(position, 1) }))
}

function readingTheFirst(table: TableName, name: string) {
  const type = name === 'posts' ? 'post' : name === 'pages' ? 'page' : undefined
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => {
      const first = call.site.store.rows(table).find(row => row.type === type || type === undefined)
      return handle({ ...call, params: { ...call.params, ...(first && { id: first.id }) } })
    },
  })
}

/** What is written is answered, and then everything is as it was before. */
function forgetting(table: TableName) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: async call => {
      const before = call.site.store.rows(table)
      const answer = await handle(call)
      const isOld = new Set(before.map(({ id }) => id))
      for (const { id } of call.site.store.rows(table)) if (!isOld.has(id)) call.site.store.remove(table, id)
      for (const row of before) call.site.store.put(table, row)
      return answer
    },
  })
}

function clearing({ handle }: Route): Partial<Route> {
  return {
    handle: (call: Call) => {
      const { store } = call.site
      for (const row of store.rows('settings'))
        if (row.key === 'title') store.put('settings', { ...row, value: '' })
      return handle(call)
    },
  }
}
