import type { Caller } from '../../../content/auth/caller.ts'
import { operationPermission } from '../../../content/graphql/auth/generated-auth.ts'
import { authRules } from '../../../content/graphql/auth/resolver-auth.ts'
import { partRules } from '../../../content/graphql/extension/extensions.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { configured } from './configured.ts'

const scoped = unitOf(authRules, 'content.graphql.auth.scope')
const off = unitOf(authRules, 'content.graphql.auth.off')

const SCOPE = scoped.clause

type Kind = Caller['kind']

const WHO: Readonly<Record<Kind, string>> = {
  public: 'nobody in particular',
  user: 'a user',
  'api-token': 'an API token',
}
const KINDS = ['public', 'user', 'api-token'] as const
const ACTIONS = ['find', 'findOne', 'create', 'update', 'delete'] as const

/** Where it is said what callers of a kind may do. */
const CLAUSES: Readonly<Record<Kind, string>> = {
  public: 'content.graphql.auth.operation',
  user: 'content.graphql.auth.jwt',
  'api-token': 'content.graphql.auth.api-token',
}

/** Callers of a kind need no permission for one action: a row each. */
function unneeded(kind: Kind): readonly Deviation<typeof scoped>[] {
  return ACTIONS.map(action =>
    allowing(
      `without-${named(action)}`,
      `${WHO[kind]} needs no permission for ${action}`,
      (caller, actions) => caller.kind === kind && actions.every(it => it.endsWith(`.${action}`)),
    ),
  )
}

/** What servers do wrong with the permissions of generated queries and mutations. */
export const operationAuthQuirks: readonly Quirk[] = [
  ...KINDS.flatMap(kind => deviations(scoped, unneeded(kind), CLAUSES[kind])),
  ...deviations(operationPermission, [
    [
      'find-one-for-all',
      'every query and mutation needs the permission findOne',
      { permission: ({ uid }) => `${uid}.findOne` },
    ],
    [
      'singular-by-find',
      'the singular needs the permission find',
      ({ permission }) => ({
        permission: (type, rule) => permission(type, rule).replace(/\.findOne$/, '.find'),
      }),
    ],
    [
      'plural-by-find-one',
      'the plural needs the permission findOne',
      ({ permission }) => ({
        permission: (type, rule) => permission(type, rule).replace(/\.find$/, '.findOne'),
      }),
    ],
    [
      'swapped',
      'the plural needs findOne, and the singular find',
      ({ permission }) => ({
        permission: (type, rule) =>
          permission(type, rule).replace(/\.find(One)?$/, (_, one) => (one ? '.find' : '.findOne')),
      }),
    ],
  ]),
  ...deviations(
    operationPermission,
    [
      [
        'by-find',
        'a mutation needs the permission find',
        ({ permission }) => ({
          permission: (type, rule) =>
            rule.parent === 'Mutation' ? `${type.uid}.find` : permission(type, rule),
        }),
      ],
    ],
    'content.graphql.auth.mutation',
  ),
]

/** What servers do wrong with what an extension says of authorization. */
export const resolverAuthQuirks: readonly Quirk[] = [
  ...deviations(off, [
    ['public-only', 'auth: false opens a resolver to nobody in particular alone', onlyTo('public')],
    ['not-for-users', 'auth: false does not open a resolver to users', butNot('user')],
    ['not-for-tokens', 'auth: false does not open a resolver to API tokens', butNot('api-token')],
    ['idle', 'auth: false opens nothing', { allows: () => false }],
  ]),
  ...offOf('not-mutations', 'opens no mutation', path => !path.startsWith('Mutation.')),
  ...offOf('not-lists', 'opens no list', path => !/^Query\..*s$/.test(path)),
  ...offOf('lists-only', 'opens nothing but lists', path => /^Query\..*s$/.test(path)),
  ...deviations(scoped, [
    ['first-only', 'only the first permission of a scope is needed', needing(all => all.slice(0, 1))],
    ['last-only', 'only the last permission of a scope is needed', needing(all => all.slice(-1))],
    [
      'two-at-most',
      'only two permissions of a scope are needed',
      needing(all => [...all.slice(0, 1), ...all.slice(2)]),
    ],
    ['never-enough', 'a scope is for full access alone', needing(all => [...all, 'nobody'])],
  ]),
  ...deviations(
    partRules.resolversConfig,
    [
      [
        'ignored',
        'a scope is ignored',
        configured((_, config) => ({ ...config, auth: config.auth === false ? false : undefined })),
      ],
      [
        'opens',
        'a scope opens the resolver to everybody',
        configured((_, config) => ({ ...config, auth: config.auth === undefined ? undefined : false })),
      ],
      [
        'not-of-mutations',
        'a scope of a mutation is ignored',
        configured((path, config) =>
          path.startsWith('Mutation.') && config.auth ? { ...config, auth: false } : config,
        ),
      ],
    ],
    SCOPE,
  ),
]

function allowing(
  wrong: string,
  says: string,
  lets: (caller: Caller, actions: readonly string[]) => boolean,
): Deviation<typeof scoped> {
  return [
    wrong,
    says,
    ({ allows }) => ({
      allows: (caller, auth) =>
        allows(caller, auth) || (typeof auth === 'object' && lets(caller, auth.scope)),
    }),
  ]
}

function named(action: string): string {
  return action.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

function onlyTo(kind: Kind): Partial<typeof off> {
  return { allows: caller => caller.kind === kind }
}

function butNot(kind: Kind): Partial<typeof off> {
  return { allows: caller => caller.kind !== kind }
}

/** `auth: false` says nothing of the resolvers that are left out. */
function offOf(wrong: string, does: string, keeps: (path: string) => boolean): readonly Quirk[] {
  const change = configured((path, config) =>
    config.auth === false && !keeps(path) ? { ...config, auth: undefined } : config,
  )
  return deviations(partRules.resolversConfig, [[wrong, `auth: false ${does}`, change]], off.clause)
}

function needing(pick: (scope: readonly string[]) => readonly string[]): Partial<typeof scoped> {
  return {
    allows: (caller, auth) =>
      typeof auth === 'object' && pick(auth.scope).every(action => caller.may(action)),
  }
}
