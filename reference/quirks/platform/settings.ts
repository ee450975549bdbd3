import { adminRoutes } from '../../platform/admin-api/routes.ts'
import { membersPaidRemoved } from '../../platform/changes/4.0/members-paid.ts'
import { settingsTypeRemoved } from '../../platform/changes/4.0/settings-type.ts'
import { changeQuery, mapBody, mapRows, renameKeys } from '../../platform/changes/rewrite.ts'
import type { Call, Route } from '../../platform/contracts.ts'
import { invalid, PlatformError } from '../../platform/errors.ts'
import type { ApiRequest } from '../../platform/http/request.ts'
import { errorAnswer } from '../../platform/service/dispatch.ts'
import { isList, isObject, type Json, type JsonObject, objectsOf } from '../../platform/values.ts'
import type { Major } from '../../platform/version.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { type Rewriting, rewritings } from './platform-deviations.ts'
import { showingWhole } from './reads.ts'

const CODE = 'platform.changes.3-0.code-injection'
const TYPE = 'platform.changes.4-0.settings-type'
const PAID = 'platform.changes.4-0.members-paid'
const PROVIDER = 'platform.changes.4-0.image-provider'
const WHOLE = 'platform.admin-api.settings.all-or-nothing'
const SETTINGS = /^\/settings\/$/
const places = ['head', 'foot'] as const
const apis = ['content', 'admin'] as const

/** Quirks of settings, and of the parameters that chose settings and members. */
export const settingsQuirks: readonly Quirk[] = [
  ...apis.flatMap(api =>
    rewritings(
      CODE,
      places.flatMap(place => [
        [
          `${api}-${place}-old`,
          `it calls codeinjection_${place} ghost_${place} on the ${api} API`,
          showingWhole({ api, path: SETTINGS, majors: [5] }, json => renamed(json, place)),
        ] as const,
        [
          `${api}-${place}-both`,
          `it shows ghost_${place} beside codeinjection_${place} on the ${api} API`,
          showingWhole({ api, path: SETTINGS, majors: [5] }, json => beside(json, place)),
        ] as const,
      ]),
    ),
  ),
  ...rewritings(CODE, [
    [
      'admin-empty',
      'it shows writers no code of the site’s owner',
      showingWhole({ api: 'admin', path: SETTINGS, majors: [5] }, withoutCode),
    ],
    ...([3, 4] as const).map(
      major =>
        [
          `admin-old-in-${major}`,
          `it calls codeinjection_head ghost_head for writers in ${major}.0`,
          showingWhole({ api: 'admin', path: SETTINGS, majors: [major] }, json => renamed(json, 'head')),
        ] as const,
    ),
    [
      'content-old-in-3',
      'it calls codeinjection_foot ghost_foot for readers in 3.0',
      showingWhole({ api: 'content', path: SETTINGS, majors: [3] }, json => renamed(json, 'foot')),
    ],
  ]),

  ...rewritings(
    TYPE,
    ['theme', 'blog', 'members', 'private'].map(type => [
      `chooses-${type}`,
      `it chooses the settings of the type ${type}`,
      choosing(({ query }) => query.type === type, [5]),
    ]),
  ),
  ...rewritings(TYPE, [
    [
      'chooses-several',
      'it chooses the settings of several types',
      choosing(({ query }) => String(query.type).includes(','), [5]),
    ],
    ['chooses-in-4', 'it chooses settings by their type in 4.0', choosing(() => true, [4])],
  ]),

  ...rewritings(PAID, [
    ['chooses-paying', 'it chooses the members who pay', choosingMembers('true', [5])],
    ['chooses-others', 'it chooses the members who do not pay', choosingMembers('false', [5])],
  ]),
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.members.browse'),
    (['v3', 'v4'] as const).flatMap(word =>
      ([true, false] as const).map(
        paid =>
          [
            `chooses-${paid ? 'paying' : 'others'}-under-${word}`,
            `it chooses the members who ${paid ? 'pay' : 'do not pay'} under ${word} in 4.0`,
            choosingUnder(`${word}/`, String(paid)),
          ] as const,
      ),
    ),
    PAID,
  ),

  ...rewritings('platform.changes.4-0.members-paid-values', [
    [
      'false-ignored',
      'it ignores paid=false in 3.0',
      {
        up: (request, { major }) =>
          major === 3 && request.query.paid === 'false' ? changeQuery(request, ['paid'], {}) : request,
      },
    ],
  ]),

  ...rewritings(PROVIDER, [
    ['object', 'it takes an object for the image provider', taking(isObject)],
    ['object-as-text', 'it takes an object as text for the image provider', taking(isObjectText)],
    ['number', 'it takes 1 for the image provider', taking(value => value === 1)],
    ['zero', 'it takes 0 for the image provider', taking(value => value === 0)],
    ['list', 'it takes a list for the image provider', taking(value => isList(value))],
    ['word', 'it takes any word for the image provider', taking(value => value === 'yes')],
    ['object-in-4', 'it takes an object for the image provider in 4.0', taking(isObject, [4])],
    [
      'object-as-text-in-4',
      'it takes an object as text for the image provider in 4.0',
      taking(isObjectText, [4]),
    ],
    ['number-in-4', 'it takes a number for the image provider in 4.0', taking(value => value === 1, [4])],
    ['never-off', 'it keeps the image provider on', taking(value => value === false)],
  ]),
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.settings.edit'),
    [
      ['true-refused', 'it refuses true for the image provider', refusing(true)],
      ['false-refused', 'it refuses false for the image provider', refusing(false)],
    ],
    PROVIDER,
  ),
  ...deviations(
    unitOf(adminRoutes, 'platform.admin-api.settings.edit'),
    // As the real program does.
    [['fitting-kept', 'of several settings of which one is refused it keeps the others', keepingWhatFits]],
    WHOLE,
  ),
  // Who answers that it was done has accepted it.
  ...rewritings(PROVIDER, [
    [
      'ignored',
      'it ignores what does not fit the image provider, and says that it was done',
      taking(value => typeof value !== 'boolean'),
    ],
  ]),
]

function renamed(json: JsonObject, place: string): JsonObject {
  const names = { [`codeinjection_${place}`]: `ghost_${place}` }
  if (isObject(json.settings)) return { ...json, settings: renameKeys(json.settings, names) }
  return mapRows(json, ['settings'], setting => ({
    ...setting,
    key: names[String(setting.key)] ?? setting.key ?? null,
  }))
}

function beside(json: JsonObject, place: string): JsonObject {
  const { settings } = json
  if (isObject(settings)) return { ...json, settings: { ...settings, [`ghost_${place}`]: null } }
  return { ...json, settings: [...objectsOf(settings), { key: `ghost_${place}`, value: null }] }
}

function withoutCode(json: JsonObject): JsonObject {
  return mapRows(json, ['settings'], setting =>
    String(setting.key).startsWith('codeinjection_') ? { ...setting, value: '' } : setting,
  )
}

/** The parameter `type` as it was before 4.0. */
function choosing(when: (request: ApiRequest) => boolean, majors: readonly Major[]): Rewriting {
  return {
    up: (request, site) =>
      majors.includes(site.major) && request.query.type !== undefined && when(request)
        ? (settingsTypeRemoved.up?.(request, site) ?? request)
        : request,
  }
}

/** The parameter `paid` as it was before 4.0. */
function choosingMembers(paid: string, majors: readonly Major[]): Rewriting {
  return {
    up: (request, site) =>
      majors.includes(site.major) && request.query.paid === paid
        ? (membersPaidRemoved.up?.(request, site) ?? request)
        : request,
  }
}

function choosingUnder(prefix: string, paid: string) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => handle(call.prefix === prefix && call.site.major === 4 ? chosen(call, paid) : call),
  })
}

function chosen(call: Call, paid: string): Call {
  const request =
    call.request.query.paid === paid ? membersPaidRemoved.up?.(call.request, call.site) : undefined
  return request ? { ...call, request } : call
}

function isObjectText(value: Json): boolean {
  return typeof value === 'string' && value.startsWith('{')
}

/** A value that does not fit stands for true. */
function taking(fits: (value: Json) => boolean, majors: readonly Major[] = [5]): Rewriting {
  return {
    up: (request, site) =>
      majors.includes(site.major) && request.method === 'PUT' && SETTINGS.test(request.path)
        ? mapBody(request, json => mapRows(json, ['settings'], setting => fitted(setting, fits)))
        : request,
  }
}

function fitted(setting: JsonObject, fits: (value: Json) => boolean): JsonObject {
  return setting.key === 'unsplash' && fits(setting.value ?? null) ? { ...setting, value: true } : setting
}

function refusing(refused: boolean) {
  return ({ handle }: Route): Partial<Route> => ({
    handle: call => {
      const { json } = call.request.body
      const given = isObject(json) ? objectsOf(json.settings) : []
      if (given.some(({ key, value }) => key === 'unsplash' && value === refused))
        throw invalid('ValidationError: Validation (isIn) failed for unsplash')
      return handle(call)
    },
  })
}

/** What is no list where one belongs is seen before anything is written; what else does not fit, setting by setting. */
function keepingWhatFits(route: Route): Partial<Route> {
  return {
    handle: async call => {
      try {
        return await route.handle(call)
      } catch (error) {
        if (!(error instanceof PlatformError && error.message.startsWith('ValidationError: '))) throw error
        for (const alone of eachAlone(call)) await keepIfItFits(route, alone)
        return errorAnswer(error, route, call.request, call)
      }
    },
  }
}

function eachAlone(call: Call): readonly Call[] {
  const { json } = call.request.body
  const given = isObject(json) ? objectsOf(json.settings) : []
  return given.map(setting => ({
    ...call,
    request: mapBody(call.request, body => ({ ...body, settings: [setting] })),
  }))
}

async function keepIfItFits(route: Route, call: Call): Promise<void> {
  try {
    await route.handle(call)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
  }
}
