import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unservedCode } from './unserved-code.ts'

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assayer-code-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true })
})

const UID = "'api::tea.tea'"

const rows: readonly [fact: string, path: string, code: string, told: readonly string[]][] = [
  [
    'a generated controller is none of its own',
    'src/api/tea/controllers/tea.js',
    `const { createCoreController } = require('@strapi/strapi').factories\nmodule.exports = createCoreController(${UID})`,
    [],
  ],
  [
    'nor is a generated router',
    'src/api/tea/routes/tea.ts',
    `/** tea router */\nimport { factories } from '@strapi/strapi';\nexport default factories.createCoreRouter(${UID});\n`,
    [],
  ],
  [
    'a controller with an action of its own',
    'src/api/tea/controllers/tea.js',
    `module.exports = createCoreController(${UID}, ({ strapi }) => ({ async brew(ctx) {} }))`,
    ['src/api/tea/controllers/tea.js'],
  ],
  [
    'a router that leaves routes out',
    'src/api/tea/routes/tea.js',
    `module.exports = createCoreRouter(${UID}, { only: ['find'] })`,
    ['src/api/tea/routes/tea.js'],
  ],
  [
    'routes, by method and path',
    'src/api/tea/routes/01-brew.js',
    `module.exports = { routes: [
      { method: 'GET', path: '/teas/hot', handler: 'tea.hot', config: { auth: false } },
      { path: "/teas/brew", method: "post", handler: 'tea.brew' },
    ] }`,
    ['src/api/tea/routes/01-brew.js (GET /teas/hot, POST /teas/brew)'],
  ],
  [
    'lifecycles',
    'src/api/tea/content-types/tea/lifecycles.js',
    'module.exports = { beforeCreate() {} }',
    ['src/api/tea/content-types/tea/lifecycles.js'],
  ],
  [
    'the extension of a plugin',
    'src/extensions/users-permissions/strapi-server.js',
    'module.exports = plugin => plugin',
    ['src/extensions/users-permissions/strapi-server.js'],
  ],
  ['a file that exports nothing', 'src/api/tea/routes/tea.js', "'use strict'\n\nmodule.exports = {};\n", []],
  ['a service', 'src/api/tea/services/tea.js', 'module.exports = () => ({})', []],
  ['what runs: a policy', 'src/api/tea/policies/hot.js', 'module.exports = () => true', []],
  ['types of TypeScript', 'src/api/tea/routes/tea.d.ts', 'export const routes: unknown', []],
]

test.each(rows)('%s', async (_, path, code, told) => {
  await mkdir(join(directory, dirname(path)), { recursive: true })
  await writeFile(join(directory, path), code)
  expect(await unservedCode(directory)).toEqual(told)
})

test('a directory without code has none', async () => {
  expect(await unservedCode(join(directory, 'nothing'))).toEqual([])
})
