import { consoleAvailability, consoleRequest } from '../../../content/graphql/console/console.ts'
import { introspection } from '../../../content/graphql/execute/introspection.ts'
import { operationsByMethod } from '../../../content/graphql/execute/run.ts'
import { traceForm } from '../../../content/graphql/execute/tracing.ts'
import { UnreadableRequest } from '../../../content/graphql/http/answers.ts'
import { batchSize } from '../../../content/graphql/http/params.ts'
import { endpointPath } from '../../../content/graphql/http/path.ts'
import { requestReaders } from '../../../content/graphql/http/readers.ts'
import { mediaType, statusRules } from '../../../content/graphql/http/respond.ts'
import { fieldDepth } from '../../../content/graphql/limits/depth-limit.ts'
import { documentLimits } from '../../../content/graphql/limits/document-limits.ts'
import { variableLimit } from '../../../content/graphql/limits/variable-limit.ts'
import { pluginEnabled } from '../../../content/graphql/settings/plugin.ts'
import { settingRules } from '../../../content/graphql/settings/rules.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** What servers do wrong with the plugin's configuration. */
export const settingQuirks: readonly Quirk[] = [
  ...deviations(
    settingRules.endpoint,
    [
      [
        'elsewhere',
        'the endpoint is at /query unless it is configured',
        { read: ({ endpoint }) => (typeof endpoint === 'string' ? endpoint : '/query') },
      ],
    ],
    'content.graphql.endpoint',
  ),
  ...deviations(settingRules.endpoint, [
    ['fixed', 'the endpoint is at /graphql, whatever is configured', { read: () => '/graphql' }],
    [
      'below-api',
      'the endpoint is below /api, whatever is configured',
      ({ read }) => ({ read: config => `/api${read(config)}` }),
    ],
  ]),
  ...deviations(
    endpointPath,
    [
      [
        'default-stays',
        'the endpoint is at /graphql beside the configured path',
        ({ leads }) => ({ leads: (path, endpoint) => path === '/graphql' || leads(path, endpoint) }),
      ],
    ],
    'content.graphql.config.endpoint',
  ),
  ...deviations(endpointPath, [
    [
      'as-written',
      'the path of the endpoint is as it is written',
      { leads: (path, endpoint) => path === endpoint },
    ],
  ]),
  ...deviations(pluginEnabled, [
    ['always', 'the endpoint is there whatever the plugins file says', { config: given => given ?? {} }],
    ['never', 'there is no endpoint', { config: () => null }],
    [
      'configured-only',
      'the endpoint is not there unless something of it is configured',
      { config: given => (given && Object.keys(given).length > 0 ? given : null) },
    ],
  ]),
  ...deviations(
    pluginEnabled,
    [
      [
        'refused',
        'a plugin whose configuration says something of the cache is not enabled',
        { config: given => (given && Object(given.apolloServer).cache === undefined ? given : null) },
      ],
    ],
    'content.graphql.config.cache',
  ),
  ...deviations(settingRules.shadowCRUD, [
    ['ignored', 'the schema is generated whatever shadowCRUD says', { read: () => true }],
    [
      'only-when-said',
      'nothing is generated unless shadowCRUD is true',
      { read: ({ shadowCRUD }) => shadowCRUD === true },
    ],
    [
      'opposite',
      'the schema is generated where shadowCRUD is false',
      { read: ({ shadowCRUD }) => shadowCRUD === false },
    ],
  ]),
  ...deviations(settingRules.playgroundAlways, [
    ['ignored', 'playgroundAlways is ignored', { read: () => false }],
    [
      'unless-false',
      'the console is served in production unless playgroundAlways is false',
      { read: ({ playgroundAlways }) => playgroundAlways !== false },
    ],
  ]),
  ...deviations(settingRules.depthLimit, [
    // UNDOCUMENTED: without `depthLimit` queries may be of any depth.
    [
      'none',
      'queries may nest as deeply as they like when the configuration names no depth',
      { read: ({ depthLimit }) => (typeof depthLimit === 'number' ? depthLimit : null) },
    ],
    ['ignored', 'queries may nest 10 deep, whatever is configured', { read: () => 10 }],
    ['never', 'queries may nest as deeply as they like, whatever is configured', { read: () => null }],
    ['one-more', 'queries may nest one level deeper than configured', deeper(1)],
    ['two-fewer', 'queries may nest two levels less than configured', deeper(-2)],
    [
      'twice',
      'queries may nest twice as deep as configured',
      ({ read }) => ({ read: it => 2 * (read(it) ?? 0) }),
    ],
    ...[5, 7, 15].map(
      most =>
        [
          `default-${most}`,
          `queries may nest ${most} deep when the configuration names no depth`,
          { read: ({ depthLimit }) => (typeof depthLimit === 'number' ? depthLimit : most) },
        ] satisfies Deviation<typeof settingRules.depthLimit>,
    ),
  ]),
  ...deviations(settingRules.amountLimit, [
    // UNDOCUMENTED: `amountLimit` has no effect; `maxLimit` has.
    [
      'ignored',
      'amountLimit has no effect; only maxLimit bounds the number of items',
      { read: ({ maxLimit }) => (typeof maxLimit === 'number' && maxLimit !== -1 ? maxLimit : null) },
    ],
    [
      'one-more',
      'a list may have one item more than amountLimit says',
      ({ read }) => ({ read: config => (read(config) === null ? null : 1 + Number(read(config))) }),
    ],
    ['always', 'a list has at most 5 items, whatever is configured', { read: () => 5 }],
  ]),
  ...deviations(settingRules.defaultLimit, [
    // UNDOCUMENTED: without `defaultLimit` a list has ten items.
    [
      'ten',
      'a list has 10 items when neither the request nor the configuration names a number',
      { read: ({ defaultLimit }) => (typeof defaultLimit === 'number' ? defaultLimit : 10) },
    ],
  ]),
  ...deviations(settingRules.introspection, [
    ['ignored', 'apolloServer.introspection is ignored', { read: () => null }],
  ]),
  ...deviations(settingRules.tracing, [
    // UNDOCUMENTED: `apolloServer.tracing` has no effect.
    ['ignored', 'tracing leaves answers as they are', { read: () => false }],
    ['always', 'answers tell how they came about whatever is configured', { read: () => true }],
  ]),
  ...deviations(settingRules.batching, [
    ['ignored', 'batches are taken whatever is configured', { read: () => true }],
  ]),
  ...deviations(settingRules.csrfPrevention, [
    ['ignored', 'apolloServer.csrfPrevention is ignored', { read: () => false }],
  ]),
  ...deviations(consoleAvailability, [
    ['in-production', 'the console is served in production, too', { isOn: () => true }],
    ['never', 'the console is never served', { isOn: () => false }],
    [
      'not-in-staging',
      'the console is not served in staging',
      { isOn: ({ playgroundAlways }, environment) => environment === 'development' || playgroundAlways },
    ],
    [
      'not-in-development',
      'the console is served in staging alone',
      { isOn: ({ playgroundAlways }, environment) => environment === 'staging' || playgroundAlways },
    ],
    [
      'by-playground-always',
      'the console is served where playgroundAlways is true',
      { isOn: ({ playgroundAlways }) => playgroundAlways },
    ],
  ]),
  ...deviations(
    consoleAvailability,
    [
      [
        'instead',
        'playgroundAlways serves the console in production and nowhere else',
        ({ isOn }) => ({
          isOn: (settings, environment) =>
            settings.playgroundAlways ? environment === 'production' : isOn(settings, environment),
        }),
      ],
    ],
    'content.graphql.config.playground-always',
  ),
  ...deviations(consoleRequest, [
    [
      'not-with-query',
      'a GET with a query never gets the console',
      ({ wants }) => ({ wants: request => !request.target.includes('?') && wants(request) }),
    ],
  ]),
]

const reader = (name: string) => unitOf(requestReaders, `content.graphql.http.${name}`)
const status = (name: string) => unitOf(statusRules, `content.graphql.http.${name}`)

/** What servers do wrong with how requests come and answers go. */
export const httpQuirks: readonly Quirk[] = [
  ...deviations(batchSize, [['one-at-most', 'a batch has one operation at most', { most: 1 }]]),
  ...deviations(reader('get'), [['refused', 'GET is refused', { reads: () => false }]]),
  ...deviations(reader('form'), [['refused', 'forms are refused', { reads: () => false }]]),
  ...deviations(reader('post'), [
    [
      'without-parameters',
      'a content type with parameters is not known',
      ({ reads }) => ({
        reads: request => reads(request) && !request.headers['content-type']?.includes(';'),
      }),
    ],
  ]),
  ...deviations(reader('content-type'), [
    ['wrong-method', 'a POST of another type is refused like another method', { reads: () => false }],
  ]),
  ...deviations(reader('wrong-method'), [
    ['as-missing', 'other methods are refused as if the body were missing', { read: refuseMissingBody }],
  ]),
  ...deviations(operationsByMethod, [['run', 'GET runs mutations as well', { allows: () => true }]]),
  ...deviations(status('status-for-json'), [
    // UNDOCUMENTED: a refused document is 400 whatever the caller accepts.
    [
      'always-400',
      'a document that cannot be run is answered with 400, also to who takes nothing but JSON',
      MISSING,
    ],
  ]),
  ...deviations(status('status-of-refusals'), [
    ['ok', 'a document that cannot run is answered with 200', { status: 200 }],
  ]),
  ...deviations(mediaType, [
    // UNDOCUMENTED: `application/graphql-response+json` is not known.
    ['json-only', 'every answer is application/json', { choose: () => 'application/json' }],
  ]),
]

const REFUSAL_OF_APOLLO =
  'GraphQL introspection is not allowed by Apollo Server, but the query contained __schema or __type. ' +
  'To enable introspection, pass introspection: true to ApolloServer in production'

/** What servers do wrong with the bounds of a request. */
export const limitQuirks: readonly Quirk[] = [
  ...deviations(fieldDepth, [
    ['counts-introspection', 'what introspection asks counts as well', { countsInside: () => true }],
  ]),
  ...deviations(
    fieldDepth,
    [
      ['fragments-hide', 'what stands in a fragment is not counted', { follows: () => false }],
      [
        'named-fragments-hide',
        'what a fragment with a name holds is not counted',
        { follows: it => it !== 'named' },
      ],
      [
        'inline-fragments-hide',
        'what a fragment without a name holds is not counted',
        { follows: it => it !== 'inline' },
      ],
      [
        'mutations-free',
        'mutations may nest as deeply as they like',
        { bounds: operation => operation === 'query' },
      ],
    ],
    'content.graphql.config.depth-limit',
  ),
  ...deviations(traceForm, [
    ['elsewhere', 'a trace stands under another name', { extensions: trace => ({ apolloTracing: trace }) }],
  ]),
  ...deviations(unitOf(documentLimits, 'content.graphql.limits.nesting'), [
    ['none', 'nothing bounds how deep brackets nest', { most: Number.POSITIVE_INFINITY }],
  ]),
  ...deviations(variableLimit, [
    ['none', 'nothing bounds how deep variables nest', { nesting: Number.POSITIVE_INFINITY }],
  ]),
  ...deviations(introspection, [
    [
      'in-production',
      'the schema can be asked for in production, too',
      { isOn: configured => configured ?? true },
    ],
    // UNDOCUMENTED: the refusal is in the words of the underlying server.
    [
      'other-words',
      'introspection is refused in the words of the underlying server',
      { refusal: REFUSAL_OF_APOLLO },
    ],
  ]),
]

/** So many levels more than are read. */
function deeper(levels: number) {
  return ({ read }: typeof settingRules.depthLimit): Partial<typeof settingRules.depthLimit> => ({
    read: config => {
      const most = read(config)
      return most === null ? null : most + levels
    },
  })
}

function refuseMissingBody(): never {
  throw new UnreadableRequest(400, 'POST body missing.')
}
