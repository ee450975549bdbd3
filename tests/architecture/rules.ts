import type { Arrow } from './arrows.ts'

const CONTENT = 'reference/content/'

/** What must not reach what, over any number of files, and why. */
export const ARROWS: readonly Arrow[] = [
  {
    why: 'the reference knows nothing of the kit',
    from: ['reference/'],
    mayNotReach: ['conformance/', 'specs/', 'bench/', 'tests/', 'bin/'],
  },
  {
    why: 'only the oracle uses the reference',
    from: ['conformance/'],
    mayNotReach: ['reference/', 'specs/', 'bench/', 'tests/', 'bin/'],
    doors: ['conformance/targets/oracle.ts'],
  },
  {
    why: 'the oracle uses the public door only',
    from: ['conformance/targets/oracle.ts'],
    mayNotReach: ['reference/'],
    doors: ['reference/index.ts'],
  },
  {
    why: 'specs are data; the code of a world is what a project would have',
    from: ['specs/'],
    mayReachOnly: ['specs/worlds/'],
  },
  {
    why: 'text is for both halves, and depends on nothing',
    from: ['text/'],
    mayNotReach: ['reference/', 'conformance/', 'specs/', 'bench/', 'tests/', 'bin/', 'node:'],
  },
  {
    why: 'the site is made of both halves, and neither knows it',
    from: ['reference/', 'conformance/', 'text/', 'specs/'],
    mayNotReach: ['site/'],
  },
  {
    why: 'of the site, the engine alone uses the reference',
    from: ['site/emit/', 'site/pages/', 'site/theme/'],
    mayNotReach: ['reference/'],
    doors: ['site/engine/', 'conformance/targets/oracle.ts'],
  },
  {
    why: 'the engine uses the public door only; what stands in for a file has its types',
    from: ['site/engine/'],
    mayNotReach: ['reference/'],
    doors: ['reference/index.ts', 'site/engine/node/read-parts.ts'],
  },
  {
    why: 'the content service knows no platform',
    from: [CONTENT],
    mayNotReach: ['reference/platform/'],
  },
  {
    why: 'the platform knows no content service',
    from: ['reference/platform/'],
    mayNotReach: [CONTENT],
  },
  {
    why: 'a world knows the models of its entries, and neither service',
    from: ['reference/world/'],
    mayNotReach: [CONTENT, 'reference/platform/'],
    doors: [`${CONTENT}model/`, `${CONTENT}world/`],
  },
  {
    why: 'the state of the content service knows its models, and nothing of what is done with it',
    from: [`${CONTENT}world/`],
    mayNotReach: [
      `${CONTENT}query/`,
      `${CONTENT}actions/`,
      `${CONTENT}auth/`,
      `${CONTENT}users/`,
      `${CONTENT}http/`,
      `${CONTENT}rest/`,
      `${CONTENT}graphql/`,
    ],
  },
  {
    why: 'bodies and errors are the same for every door',
    from: [`${CONTENT}http/`],
    mayNotReach: [`${CONTENT}actions/`, `${CONTENT}users/`, `${CONTENT}rest/`, `${CONTENT}graphql/`],
  },
  {
    why: 'requests and answers are plain values; who sends mails knows what a mail is',
    from: ['reference/http/'],
    mayNotReach: [CONTENT, 'reference/platform/', 'reference/world/'],
    doors: ['reference/http/smtp-sender.ts'],
  },
  {
    why: 'the core knows no quirk',
    from: [CONTENT, 'reference/platform/', 'reference/world/', 'reference/http/', 'reference/control/'],
    mayNotReach: ['reference/quirks/'],
  },
  {
    why: 'models know nothing of what is done with them',
    from: [`${CONTENT}model/`],
    mayNotReach: [
      `${CONTENT}query/`,
      `${CONTENT}actions/`,
      `${CONTENT}auth/`,
      `${CONTENT}users/`,
      `${CONTENT}rest/`,
      `${CONTENT}graphql/`,
    ],
  },
  {
    why: 'queries know no actions, no users and no doors',
    from: [`${CONTENT}query/`],
    mayNotReach: [
      `${CONTENT}actions/`,
      `${CONTENT}auth/`,
      `${CONTENT}users/`,
      `${CONTENT}rest/`,
      `${CONTENT}graphql/`,
    ],
  },
  {
    why: 'actions know no users and no doors',
    from: [`${CONTENT}actions/`],
    mayNotReach: [`${CONTENT}auth/`, `${CONTENT}users/`, `${CONTENT}rest/`, `${CONTENT}graphql/`],
  },
  {
    why: 'who a caller is does not depend on what is asked',
    from: [`${CONTENT}auth/`],
    mayNotReach: [
      `${CONTENT}query/`,
      `${CONTENT}actions/`,
      `${CONTENT}users/`,
      `${CONTENT}rest/`,
      `${CONTENT}graphql/`,
    ],
  },
  {
    why: 'users know no doors: both serve their endpoints',
    from: [`${CONTENT}users/`],
    mayNotReach: [`${CONTENT}rest/`, `${CONTENT}graphql/`],
  },
  {
    why: 'REST knows no GraphQL',
    from: [`${CONTENT}rest/`],
    mayNotReach: [`${CONTENT}graphql/`],
  },
  {
    why: 'compare depends on nothing',
    from: ['conformance/compare/'],
    mayReachOnly: ['conformance/compare/'],
  },
  {
    why: 'secrets depend on nothing',
    from: ['conformance/secrets/'],
    mayReachOnly: ['conformance/secrets/'],
  },
  {
    why: 'what a request may do is told by the request alone',
    from: ['conformance/safety/'],
    mayReachOnly: ['conformance/safety/', 'text/json-of.ts', 'graphql', 'node:module'],
  },
  {
    why: 'what both doors have in common is compared, and nothing else',
    from: ['conformance/agreement/'],
    mayReachOnly: ['conformance/agreement/', 'conformance/compare/'],
  },
  {
    why: 'the suite knows no targets',
    from: ['conformance/suite/'],
    mayReachOnly: [
      'conformance/suite/',
      'conformance/compare/',
      'conformance/agreement/',
      'conformance/safety/',
      'conformance/usage-error.ts',
      'conformance/package-directory.ts',
      'conformance/replace-file.ts',
      'text/',
      'node:',
      'graphql',
      'ajv',
      'yaml',
    ],
  },
  {
    why: 'an import makes a world, and asks the oracle alone whether it is one',
    from: ['conformance/import/'],
    mayNotReach: [
      'conformance/run/',
      'conformance/suite/load-suite.ts',
      'conformance/report/',
      'conformance/seed/',
    ],
  },
  {
    why: 'a real program is made ready and started, and judged by others',
    from: ['conformance/programs/'],
    mayNotReach: ['conformance/run/', 'conformance/report/', 'conformance/fit/'],
  },
  {
    why: 'a report is made of what was seen, and asks no oracle',
    from: ['conformance/report/'],
    mayNotReach: ['conformance/targets/oracle.ts'],
  },
  {
    why: 'only the CLI knows the CLI',
    from: ['conformance/'],
    mayNotReach: ['conformance/cli/'],
  },
  {
    why: 'the core of the reference runs in a browser: what needs Node.js is named here',
    from: ['reference/'],
    mayNotReach: ['node:'],
    doors: [
      'reference/http/node-adapter.ts',
      'reference/world/read-directory.ts',
      'reference/world/find-world.ts',
      'reference/world/load-world.ts',
      'reference/world/code-files.ts',
      'reference/world/code-from.ts',
      'reference/world/load-code.ts',
      'reference/world/unserved-code.ts',
      'reference/world/config/read-config.ts',
      `${CONTENT}graphql/console/read-parts.ts`,
    ],
  },
  {
    why: 'what the reference loads at once needs no Node.js at all',
    from: ['reference/index.ts'],
    mayNotReach: ['node:'],
    atOnce: true,
  },
]
