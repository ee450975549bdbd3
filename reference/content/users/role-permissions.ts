import { roleGrants } from '../auth/grants.ts'
import type { ContentType } from '../model/types.ts'
import type { UsersContext } from './context.ts'

/** Whether an action is granted. The service knows no policies here. */
interface Permission {
  readonly enabled: boolean
  readonly policy: ''
}

/** Actions by name of the plugin or API, then by controller. */
export type Permissions = Readonly<
  Record<string, { readonly controllers: Readonly<Record<string, Readonly<Record<string, Permission>>>> }>
>

/** The actions of the plugins that every project has, by plugin and controller. */
const PLUGIN_ACTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'plugin::content-type-builder': {
    components: ['getComponents', 'getComponent'],
    'content-types': ['getContentTypes', 'getContentType'],
  },
  'plugin::email': { email: ['send'] },
  'plugin::upload': { 'content-api': ['find', 'findOne', 'destroy', 'upload'] },
  'plugin::i18n': { locales: ['listLocales'] },
  'plugin::users-permissions': {
    auth: [
      'callback',
      'changePassword',
      'resetPassword',
      'connect',
      'forgotPassword',
      'register',
      'emailConfirmation',
      'sendEmailConfirmation',
    ],
    user: ['create', 'update', 'find', 'findOne', 'count', 'destroy', 'me'],
    role: ['createRole', 'findOne', 'find', 'updateRole', 'deleteRole'],
    permissions: ['getPermissions'],
  },
}

/**
 * Every action that there is, and whether a role may have it done.
 * UNDOCUMENTED: the names are those that the plugins of Strapi 4.26.2 register (source).
 */
export function permissionsOf(roleType: string, { models, options }: UsersContext): Permissions {
  const { may } = roleGrants(options.permissions)(roleType)
  const types = [...models.types.values()].filter(type => type.uid.startsWith('api::'))
  const owners = [...types.map(ownerOf), ...Object.entries(PLUGIN_ACTIONS)]
  const permissions: Record<string, { controllers: Record<string, Record<string, Permission>> }> = {}
  for (const [owner, controllers] of owners) {
    const known = permissions[owner]?.controllers
    permissions[owner] = { controllers: { ...known, ...permitted(owner, controllers, may) } }
  }
  return permissions
}

function ownerOf(type: ContentType): [string, Readonly<Record<string, readonly string[]>>] {
  const [owner = '', controller = ''] = type.uid.split('.')
  const ofEntries = type.kind === 'collectionType' ? ['find', 'findOne', 'create'] : ['find']
  const ofLocales = type.localized ? ['createLocalization'] : []
  return [owner, { [controller]: [...ofEntries, 'update', 'delete', ...ofLocales] }]
}

function permitted(
  owner: string,
  controllers: Readonly<Record<string, readonly string[]>>,
  may: (action: string) => boolean,
): Record<string, Record<string, Permission>> {
  const permission = (action: string): Permission => ({ enabled: may(action), policy: '' })
  const entries = Object.entries(controllers).map(([controller, actions]) => {
    const named = actions.map(action => [action, permission(`${owner}.${controller}.${action}`)])
    return [controller, Object.fromEntries(named)]
  })
  return Object.fromEntries(entries)
}
