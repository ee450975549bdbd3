import type { Models } from '../../model/types.ts'

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
