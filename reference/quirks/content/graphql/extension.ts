import { operationPermission, relationPermission } from '../../../content/graphql/auth/generated-auth.ts'
import { authRules } from '../../../content/graphql/auth/resolver-auth.ts'
import { cacheControl, cacheHinting } from '../../../content/graphql/execute/cache-hints.ts'
import { extensionForm, partRules } from '../../../content/graphql/extension/extensions.ts'
import { middlewareWithOptions, namedMiddleware } from '../../../content/graphql/extension/middlewares.ts'
import {
  policyApplication,
  policyContext,
  policyVerdict,
} from '../../../content/graphql/extension/policies.ts'
import {
  fieldFunctions,
  fieldGetters,
  typeFunctions,
  typeGetters,
} from '../../../content/graphql/extension/shadow-crud/functions.ts'
import { type WrappingOrder, wrappingOrder } from '../../../content/graphql/extension/wrap-resolvers.ts'
import { isContentType } from '../../../content/graphql/schema/naming.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const authRule = (name: string) => unitOf(authRules, `content.graphql.auth.${name}`)

/** What servers do wrong with who may call a resolver. */
export const authQuirks: readonly Quirk[] = [
  ...deviations(operationPermission, [
    [
      'find-for-all',
      'every query and mutation needs the permission find',
      { permission: ({ uid }) => `${uid}.find` },
    ],
  ]),
  ...deviations(relationPermission, [
    ['open', 'everybody may follow every relation', { permission: () => null }],
    // UNDOCUMENTED: relations inside of components are not authorized.
    [
      'components-open',
      'a relation inside of a component is open to everybody',
      ({ permission }) => ({
        permission: (schema, attribute) => (isContentType(schema) ? permission(schema, attribute) : null),
      }),
    ],
  ]),
  ...deviations(authRule('off'), [
    [
      'signed-in-only',
      'auth: false opens a resolver to signed-in callers only',
      { allows: caller => caller.kind !== 'public' },
    ],
  ]),
  ...deviations(authRule('scope'), [
    [
      'one-is-enough',
      'one of the permissions of a scope is enough',
      {
        allows: (caller, auth) => typeof auth === 'object' && auth.scope.some(action => caller.may(action)),
      },
    ],
  ]),
  ...deviations(authRule('unscoped'), [
    ['open', 'a query that says nothing of authorization is open to everybody', { allows: () => true }],
  ]),
]

const fieldGetter = (name: string) => unitOf(fieldGetters, `content.graphql.extension.field.${name}`)

/** What servers do wrong with `shadowCRUD(uid)` and its `field(name)`. */
export const shadowCrudQuirks: readonly Quirk[] = [
  ...typeFunctions.flatMap(unit =>
    deviations(unit, [['idle', `${unit.name}() takes nothing out`, { change: () => ({}) }]]),
  ),
  // UNDOCUMENTED: the getters of a disabled content-type still say that its queries and mutations are there.
  ...deviations(
    unitOf(typeFunctions, 'content.graphql.extension.disable'),
    [
      [
        'type-alone',
        'queries and mutations of a disabled content-type count as enabled',
        { change: () => ({ enabled: false }) },
      ],
    ],
    'content.graphql.extension.disable-fully',
  ),
  ...fieldFunctions.flatMap(unit =>
    deviations(unit, [['idle', `${unit.name}() of a field takes nothing out`, { change: {} }]]),
  ),
  ...typeGetters.flatMap(unit =>
    deviations(unit, [
      [
        'opposite',
        `${unit.name}() answers the opposite`,
        ({ read }) => ({ read: (state, argument) => !read(state, argument) }),
      ],
    ]),
  ),
  ...fieldGetters.flatMap(unit =>
    deviations(unit, [
      [
        'opposite',
        `${unit.name}() of a field answers the opposite`,
        ({ read }) => ({ read: state => !read(state) }),
      ],
    ]),
  ),
  ...deviations(fieldGetter('has-filters-enabled'), [
    // UNDOCUMENTED: the getter's name is misspelt.
    ['misspelt', 'hasFiltersEnabled is called hasFiltersEnabeld', { name: 'hasFiltersEnabeld' }],
  ]),
  ...deviations(fieldGetter('is-disabled'), [
    // UNDOCUMENTED: a field has no `isDisabled`.
    ['missing', 'a field cannot be asked whether it is disabled', MISSING],
  ]),
]

/** What servers do wrong with what extensions register. */
export const extensionQuirks: readonly Quirk[] = [
  ...deviations(
    extensionForm,
    [['nothing-registered', 'what is registered is left out of the schema', { open: () => ({}) }]],
    'content.graphql.extension.service',
  ),
  ...deviations(extensionForm, [
    [
      'objects-only',
      'an extension that is a function is left out',
      ({ open }) => ({
        open: (extension, tools) => open(typeof extension === 'function' ? {} : extension, tools),
      }),
    ],
  ]),
  ...deviations(partRules.types, [
    ['left-out', 'types of the schema builder are left out', { read: () => [] }],
  ]),
  ...deviations(partRules.typeDefs, [
    [
      'all-nullable',
      'everything in the schema language can be null',
      ({ read }) => ({ read: given => read(given).map(sdl => sdl.replaceAll('!', '')) }),
    ],
  ]),
  ...deviations(partRules.plugins, [
    ['left-out', 'plugins of the schema builder are left out', { read: () => [] }],
  ]),
  ...deviations(partRules.resolvers, [
    [
      'queries-only',
      'only resolvers of queries count',
      ({ read }) => ({
        read: given => read(given).map(({ Query }) => (Query === undefined ? {} : { Query })),
      }),
    ],
  ]),
  ...deviations(partRules.resolversConfig, [
    ['left-out', 'what is said of resolvers is left out', { read: () => new Map() }],
  ]),
  ...deviations(
    wrappingOrder,
    [['never-asked', 'policies are never asked', without('policies')]],
    'content.graphql.extension.policies.reference',
  ),
  ...deviations(policyContext, [
    [
      'without-arguments',
      'policies do not see the arguments',
      ({ tell }) => ({ tell: call => tell({ ...call, args: {} }) }),
    ],
  ]),
  ...deviations(policyApplication, [
    ['withheld', 'a policy does not get the application', { give: (_strapi, config) => [config] }],
  ]),
  ...deviations(
    policyApplication,
    [
      // UNDOCUMENTED: the second argument is the config alone, and the application comes third.
      [
        'third',
        'the second argument of a policy is its config, and the application is in the third',
        { give: (strapi, config) => [config, { strapi }] },
      ],
    ],
    'content.graphql.extension.policies.second-argument',
  ),
  ...deviations(
    policyApplication,
    [['without-config', 'a policy gets the application without its config', { give: strapi => [strapi] }]],
    'content.graphql.extension.policies.reference',
  ),
  ...deviations(policyVerdict, [
    ['false-only', 'only false blocks', { passes: result => result !== false }],
    // UNDOCUMENTED: `true` and `undefined` pass a policy, and nothing else does.
    [
      'true-or-nothing',
      'a policy lets through when it returns true or nothing at all; any other value blocks',
      { passes: result => result === true || result === undefined },
    ],
  ]),
  ...deviations(
    wrappingOrder,
    [['never-run', 'middlewares never run', without('middlewares')]],
    'content.graphql.extension.middlewares.function',
  ),
  ...deviations(namedMiddleware, [
    // UNDOCUMENTED: a name stands for the registered function itself, also when that is a factory, which then fails.
    [
      'itself',
      'a middleware that is given by its name is called as it is registered, even if it makes another',
      { ready: registered => registered },
    ],
  ]),
  ...deviations(middlewareWithOptions, [
    [
      'ignored',
      'options of a middleware are ignored',
      { ready: (registered, _options, application) => registered({}, application) },
    ],
  ]),
  ...deviations(wrappingOrder, [
    ['policies-first', 'policies come before middlewares', { steps: ['auth', 'policies', 'middlewares'] }],
  ]),
  ...deviations(cacheControl, [['ignored', 'callers are not told of cache hints', { header: () => null }]]),
  ...deviations(cacheHinting, [['fails', 'a middleware cannot set cache hints', { given: () => ({}) }]]),
]

function without(left: WrappingOrder['steps'][number]) {
  return ({ steps }: WrappingOrder): Partial<WrappingOrder> => ({
    steps: steps.filter(step => step !== left),
  })
}
