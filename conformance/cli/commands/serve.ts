import { join } from 'node:path'
import { MAIN_WORLDS, worldDirectory } from '../../suite/worlds.ts'
import { BRAND_NAMES } from '../../targets/brand.ts'
import { pairWorlds, serveReference } from '../../targets/oracle.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { sayUnserved } from '../unserved-code.ts'

/** The port of the content service's own documentation. */
const USUAL_PORT = 1337

export const serveCommand: Command = {
  usage: '[--world DIR] [--port N]',
  details:
    'Serves the reference: both services on one port, in memory. A world is a directory of models and data, or the\n' +
    'folder of a real project; without --world it is the main worlds of the suite. Prints one JSON line when it is\n' +
    'ready: {"url", "services", "world"}. On a loopback address the control plane is served under /__assayer/.',
  flags: {
    world: { says: 'the world to serve', value: 'DIR' },
    port: {
      says: `the port (default ${USUAL_PORT}); 0 picks a free one`,
      value: 'N',
      variable: 'ASSAYER_PORT',
    },
    host: { says: 'the address to listen on (default 127.0.0.1)', value: 'HOST', variable: 'ASSAYER_HOST' },
    extension: {
      says: 'a file that exports register({ strapi }), as src/index of a project does',
      value: 'FILE',
    },
    'platform-version': { says: 'serve the platform as this version was', value: 'X.Y' },
    quirk: { says: 'a deviation to switch on', value: 'ID', isList: true },
    profile: { says: 'be like a real program, bug for bug: strapi-4.26-sqlite', value: 'NAME' },
    production: { says: 'as with NODE_ENV=production' },
    staging: { says: 'as with NODE_ENV=staging' },
    brand: { says: 'what the platform calls itself, such as ghost: /ghost/api/…', value: 'NAME' },
    smtp: {
      says: 'send the platform’s mails there too',
      value: 'smtp://HOST:PORT',
      variable: 'ASSAYER_SMTP',
    },
    control: { says: 'serve the control plane on any address' },
  },
  examples: [
    { line: 'serve', says: 'a mock server on port 1337' },
    { line: 'serve --world ./my-strapi-project --port 0', says: 'your own models, on a free port' },
    {
      line: 'serve --quirk content.filters.containsi.minds-case',
      says: 'a known-wrong server for your client’s tests',
    },
    { line: 'serve --extension ./src/index.ts', says: 'with your own GraphQL types and resolvers' },
  ],
  mostPositionals: 0,
  run: serve,
}

async function serve(given: Given, io: Io) {
  const { signal } = io
  const host = given.text('host') ?? '127.0.0.1'
  const platformVersion = given.text('platform-version')
  const profile = given.text('profile')
  const extension = given.text('extension')
  const smtp = given.text('smtp')
  const brand = given.choice('brand', BRAND_NAMES)
  const serving = await serveReference({
    world: given.text('world') ?? (await mainWorlds(join(io.packageDirectory, 'specs'))),
    port: given.number('port', 0) ?? USUAL_PORT,
    host,
    quirks: given.texts('quirk'),
    production: given.has('production'),
    staging: given.has('staging'),
    control: given.has('control') || isLoopback(host),
    ...(platformVersion !== undefined && { platformVersion }),
    ...(profile !== undefined && { profile }),
    ...(extension !== undefined && { extension }),
    ...(brand && { brand }),
    ...(smtp !== undefined && { smtp }),
  })
  await sayUnserved(given.texts('world'), io)
  const { url, services, world } = serving
  io.out(`${JSON.stringify({ url, services, world })}\n`)
  if (!signal.aborted)
    await new Promise<void>(end => signal.addEventListener('abort', () => end(), { once: true }))
  await serving.close()
  return 0 as const
}

async function mainWorlds(specs: string) {
  const { content, platform } = MAIN_WORLDS
  return pairWorlds(worldDirectory(specs, content), worldDirectory(specs, platform))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
