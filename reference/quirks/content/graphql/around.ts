import { extensionForm, partRules } from '../../../content/graphql/extension/extensions.ts'
import { policyContext, policyVerdict } from '../../../content/graphql/extension/policies.ts'
import type { Reference, ResolverConfig } from '../../../content/graphql/extension/resolver-config.ts'
import { isRecord } from '../../../content/query/query.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { configured } from './configured.ts'

const EXTENSION = 'content.graphql.extension'
type References = readonly Reference[]
type List = 'policies' | 'middlewares'

/** The list of one kind is read as another one. */
const listed = (list: List, change: (references: References, path: string) => References) =>
  configured((path, config) => ({ ...config, [list]: change(config[list], path) }))

const WHAT: Readonly<Record<List, string>> = { policies: 'policy', middlewares: 'middleware' }
const KINDS = [
  ['function', 'that is a function'],
  ['name', 'that is a name'],
  ['settings', 'that is a name with settings'],
] as const

/** One of the forms in which it can be given is left out, wherever it stands. */
const formsLeftOut = (list: List): readonly Deviation<typeof partRules.resolversConfig>[] =>
  KINDS.map(([kind, form]) => [
    `without-${kind}`,
    `a ${WHAT[list]} ${form} is left out`,
    listed(list, all => all.filter(it => it.kind !== kind)),
  ])

/** Of several some are left out. */
const someLeftOut = (list: List): readonly Deviation<typeof partRules.resolversConfig>[] => [
  ['first-only', `only the first ${WHAT[list]} counts`, listed(list, all => all.slice(0, 1))],
  ['last-only', `only the last ${WHAT[list]} counts`, listed(list, all => all.slice(-1))],
  ['two-at-most', `only two of the ${list} count`, listed(list, all => all.slice(0, 2))],
  [
    'not-between',
    `of the ${list} only the first and the last count`,
    listed(list, all => (all.length > 2 ? [...all.slice(0, 1), ...all.slice(-1)] : all)),
  ],
]

/** Resolvers around which nothing stands. */
const PLACES: readonly (readonly [wrong: string, where: string, isLeftOut: (path: string) => boolean])[] = [
  ['not-nested', 'of fields that are no queries', path => !/^(Query|Mutation)\./.test(path)],
  ['not-mutations', 'of mutations', path => path.startsWith('Mutation.')],
  ['not-queries', 'of queries', path => path.startsWith('Query.')],
]

const nowhereIn = (list: List): readonly Deviation<typeof partRules.resolversConfig>[] =>
  PLACES.map(([wrong, where, isLeftOut]) => [
    wrong,
    `${list} ${where} are left out`,
    listed(list, (all, path) => (isLeftOut(path) ? [] : all)),
  ])

/** Values that are falsy, and some that are not. */
const FALSY: readonly (readonly [wrong: string, value: unknown])[] = [
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['zero', 0],
  ['empty-text', ''],
  ['not-a-number', Number.NaN],
]
const TRUTHY: readonly (readonly [wrong: string, what: string, is: (value: unknown) => boolean])[] = [
  ['text', 'a text', value => typeof value === 'string'],
  ['number', 'a number', value => typeof value === 'number'],
  ['object', 'an object', value => typeof value === 'object'],
]

/** What a policy is told, less one thing. */
const TOLD = ['parent', 'args', 'context', 'info', 'http', 'state'] as const

/** What servers do wrong with policies. */
export const policyQuirks: readonly Quirk[] = [
  ...deviations(
    partRules.resolversConfig,
    [...formsLeftOut('policies'), ...nowhereIn('policies').slice(1)],
    `${EXTENSION}.policies.reference`,
  ),
  ...deviations(
    partRules.resolversConfig,
    [
      [
        'config-ignored',
        'the config of a policy is ignored',
        listed('policies', all => all.map(it => (it.kind === 'settings' ? { ...it, settings: {} } : it))),
      ],
    ],
    `${EXTENSION}.policies.reference`,
  ),
  ...deviations(partRules.resolversConfig, someLeftOut('policies'), `${EXTENSION}.policies.several`),
  ...deviations(
    partRules.resolversConfig,
    nowhereIn('policies').slice(0, 1),
    `${EXTENSION}.policies.context`,
  ),
  ...deviations(policyVerdict, [
    ...FALSY.map(
      ([name, value]): Deviation<typeof policyVerdict> => [
        `${name}-passes`,
        `a policy that returns ${name} lets through`,
        ({ passes }) => ({ passes: result => Object.is(result, value) || passes(result) }),
      ],
    ),
    ...TRUTHY.map(
      ([name, what, is]): Deviation<typeof policyVerdict> => [
        `${name}-blocks`,
        `a policy that returns ${what} blocks`,
        ({ passes }) => ({ passes: result => passes(result) && !is(result) }),
      ],
    ),
    ['nothing-blocks', 'no result of a policy blocks', { passes: () => true }],
  ]),
  ...deviations(
    policyContext,
    TOLD.map(name => [
      `without-${name}`,
      `a policy does not know ${name}`,
      ({ tell }) => ({
        tell: call => Object.fromEntries(Object.entries(tell(call)).filter(([key]) => key !== name)),
      }),
    ]),
  ),
]

/** A function around a resolver that is given other things. */
const called = (change: (given: readonly unknown[]) => readonly unknown[]) =>
  listed('middlewares', all =>
    all.map(it => (it.kind === 'function' ? { ...it, call: (...given) => it.call(...change(given)) } : it)),
  )

/** The call of the next resolver is given what the middleware was. */
function unaltered([next, parent, args, ...rest]: readonly unknown[]): readonly unknown[] {
  const call = (...given: readonly unknown[]) =>
    typeof next === 'function' ? next(given[0], args, ...given.slice(2)) : undefined
  return [call, parent, args, ...rest]
}

/** What servers do wrong with middlewares. */
export const middlewareQuirks: readonly Quirk[] = [
  ...deviations(
    partRules.resolversConfig,
    [...formsLeftOut('middlewares'), ...someLeftOut('middlewares')],
    `${EXTENSION}.middlewares.several`,
  ),
  ...deviations(
    partRules.resolversConfig,
    [
      ...nowhereIn('middlewares'),
      ['arguments-kept', 'what a middleware does to arguments is ignored', called(unaltered)],
      ['without-info', 'a middleware is not given info', called(given => given.slice(0, 4))],
      [
        'without-context',
        'a middleware is not given the context',
        called(([next, parent, args, _, info]) => [next, parent, args, null, info]),
      ],
      [
        'without-args',
        'a middleware is not given the arguments',
        called(([next, parent, _, ...rest]) => [next, parent, {}, ...rest]),
      ],
      [
        'next-last',
        'a middleware is given the next resolver last',
        called(([next, ...rest]) => [...rest, next]),
      ],
    ],
    `${EXTENSION}.middlewares.function`,
  ),
]

/** Parts of an extension by the form in which it is given; without their definitions resolvers would not fit. */
const PARTS: readonly (readonly [part: string, form: 'function' | 'object', names: readonly string[]])[] = [
  ['types', 'function', ['types']],
  ['plugins', 'function', ['plugins']],
  ['type-defs', 'function', ['typeDefs', 'resolvers']],
  ['type-defs', 'object', ['typeDefs', 'resolvers']],
  ['resolvers', 'function', ['resolvers']],
  ['resolvers', 'object', ['resolvers']],
  ['resolvers-config', 'function', ['resolversConfig']],
  ['resolvers-config', 'object', ['resolversConfig']],
]

/** What servers do wrong with the parts of extensions. */
export const partQuirks: readonly Quirk[] = [
  ...PARTS.flatMap(([part, form, names]) =>
    deviations(
      extensionForm,
      [
        [
          `not-of-${form}`,
          `${names[0]} of an extension that is ${form === 'object' ? 'an object' : 'a function'} are left out`,
          ({ open }) => ({
            open: (extension, tools) => {
              const opened = open(extension, tools)
              return (typeof extension === 'function') === (form === 'function')
                ? without(names, opened)
                : opened
            },
          }),
        ],
      ],
      `${EXTENSION}.${part}`,
    ),
  ),
  ...deviations(extensionForm, [
    [
      'functions-only',
      'an extension that is an object is left out',
      ({ open }) => ({
        open: (extension, tools) => (typeof extension === 'function' ? open(extension, tools) : {}),
      }),
    ],
  ]),
  ...deviations(partRules.plugins, [
    [
      'first-only',
      'only the first plugin counts',
      ({ read }) => ({ read: given => read(given).slice(0, 1) }),
    ],
    ['last-only', 'only the last plugin counts', ({ read }) => ({ read: given => read(given).slice(-1) })],
  ]),
  ...deviations(partRules.types, [
    ['first-only', 'only the first type counts', ({ read }) => ({ read: given => read(given).slice(0, 1) })],
  ]),
  ...deviations(partRules.resolvers, [
    [
      'not-mutations',
      'resolvers of mutations are left out',
      ({ read }) => ({ read: given => read(given).map(it => without(['Mutation'], it)) }),
    ],
    [
      'not-queries',
      'resolvers of queries are left out',
      ({ read }) => ({ read: given => read(given).map(it => without(['Query'], it)) }),
    ],
  ]),
  ...deviations(
    partRules.resolvers,
    [
      [
        'left-out',
        'resolvers that are objects are left out',
        ({ read }) => ({ read: given => read(given).map(it => mapMembers(it, functionsOf)) }),
      ],
    ],
    `${EXTENSION}.resolver-objects`,
  ),
  ...deviations(partRules.resolversConfig, [
    ['queries-only', 'resolversConfig is for queries alone', placed(path => path.startsWith('Query.'))],
    [
      'root-only',
      'resolversConfig is for queries and mutations alone',
      placed(path => /^(Query|Mutation)\./.test(path)),
    ],
    [
      'own-only',
      'resolversConfig is not for generated queries and mutations',
      placed(path => !GENERATED.test(path)),
    ],
  ]),
]

const GENERATED = /^(Query\.(safes?|tables?|sauces|vault|honeys)|Mutation\.(create|update|delete))/

function placed(keeps: (path: string) => boolean) {
  const nothing: ResolverConfig = { auth: undefined, policies: [], middlewares: [] }
  return configured((path, config) => (keeps(path) ? config : nothing))
}

function without(names: readonly string[], given: unknown): Readonly<Record<string, unknown>> {
  const members = isRecord(given) ? Object.entries(given) : []
  return Object.fromEntries(members.filter(([name]) => !names.includes(name)))
}

function mapMembers(given: Readonly<Record<string, unknown>>, change: (member: unknown) => unknown) {
  return Object.fromEntries(Object.entries(given).map(([name, member]) => [name, change(member)]))
}

/** The members that are functions. */
function functionsOf(given: unknown): Readonly<Record<string, unknown>> {
  const members = isRecord(given) ? Object.entries(given) : []
  return Object.fromEntries(members.filter(([, member]) => typeof member === 'function'))
}
