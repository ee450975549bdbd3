import { expectedName } from '../../../world/expected-name.ts'
import type { JsonObject } from '../../../world/json-object.ts'
import { type Place, shown } from '../../../world/problems.ts'
import type { Models } from '../../model/types.ts'
import type { ContentOptions } from '../content-world.ts'

const ENTRY_ACTIONS = ['find', 'findOne', 'create', 'update', 'delete']

/** Actions of the built-in controllers. */
const PLUGIN_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  'plugin::users-permissions.auth': [
    'callback',
    'changePassword',
    'connect',
    'emailConfirmation',
    'forgotPassword',
    'register',
    'resetPassword',
    'sendEmailConfirmation',
  ],
  'plugin::users-permissions.user': ['count', 'create', 'destroy', 'find', 'findOne', 'me', 'update'],
  'plugin::users-permissions.role': ['createRole', 'deleteRole', 'find', 'findOne', 'updateRole'],
  'plugin::users-permissions.permissions': ['getPermissions'],
  'plugin::upload.content-api': ['count', 'destroy', 'find', 'findOne', 'upload'],
  'plugin::i18n.locales': ['listLocales'],
}

/** Every action that can be granted, as `<uid>.<action>`. */
export function knownActions({ types }: Models): ReadonlySet<string> {
  const ofPlugins = Object.entries(PLUGIN_ACTIONS).flatMap(([uid, names]) =>
    names.map(name => `${uid}.${name}`),
  )
  const ofTypes = [...types.values()]
    .filter(type => type.uid.startsWith('api::'))
    .flatMap(({ uid, localized }) => {
      const names = localized ? [...ENTRY_ACTIONS, 'createLocalization'] : ENTRY_ACTIONS
      return names.map(name => `${uid}.${name}`)
    })
  return new Set([...ofPlugins, ...ofTypes])
}

/** Granted actions by role; null when the world names none, which grants every action to the public role. */
export function parsePermissions(
  json: JsonObject | undefined,
  roleTypes: readonly string[],
  known: ReadonlySet<string>,
): ContentOptions['permissions'] {
  if (!json) return null
  json.only(roleTypes)
  const roles = Object.keys(json.fields).map(role => {
    const actions = json.texts(role) ?? []
    checkActions(actions, known, json.place.at(role))
    return [role, actions] as const
  })
  return Object.fromEntries(roles)
}

/** Every action is one that can be granted. */
export function checkActions(actions: readonly string[], known: ReadonlySet<string>, place: Place): void {
  actions.forEach((action, i) => {
    if (known.has(action)) return
    place.at(i).wrong(shown(action), expectedName(action, known, 'an action, <uid>.<action>'))
  })
}
