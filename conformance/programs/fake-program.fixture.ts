import type { Program } from './program.ts'

const SERVER = `
const { createServer } = require('node:http')
const { world } = require('./settings.json')
createServer((request, response) => response.end(JSON.stringify({ world, url: request.url })))
  .listen(Number(process.env.PORT), '127.0.0.1')
`

/** A program of one small script, which needs nothing of a registry. */
export const fakeProgram: Program = {
  name: 'fake',
  title: 'Fake',
  releases: [{ version: '1.0.0', nodes: [Number.parseInt(process.versions.node, 10)], dependencies: {} }],
  databases: ['sqlite'],
  port: 4000,
  world: 'restaurants',
  worldsIn: () => ['restaurants', 'tickets'],
  manifest: ({ dependencies }, database) => ({ private: true, dependencies, description: database }),
  project: async ({ world }) => ({
    copies: [],
    files: new Map([
      ['serve.cjs', SERVER],
      ['settings.json', JSON.stringify({ world })],
    ]),
    leftovers: ['data.db'],
  }),
  launch: ({ port }) => ({ run: `"${process.execPath}" serve.cjs`, environment: { PORT: String(port) } }),
  ready: '/ready',
  credentials: {},
  target: { services: ['content'] },
}
