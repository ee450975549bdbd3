import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importInMemory, isAddress } from '../../import/import-source.ts'
import { leftOutText } from '../../import/left-out.ts'
import { MAIN_WORLDS, worldDirectory } from '../../suite/worlds.ts'
import { BRAND_NAMES } from '../../targets/brand.ts'
import { type OracleWorld, pairWorlds, serveReference } from '../../targets/oracle.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { sayUnserved } from '../unserved-code.ts'
import { SOURCE_FLAGS, sourceByFlags } from './import.ts'

/** The port of the content service's own documentation. */
const USUAL_PORT = 1337

export const serveCommand: Command = {
  usage: '[--world DIR] [--port N]',
  details:
    'Serves the reference: both services on one port, in memory. A world is a directory of models and data, the folder\n' +
    'of a real project, or an export that `assayer import` takes; without --world it is the main worlds of the suite.\n' +
    'Prints one JSON line when it is ready: {"url", "services", "world"}. On a loopback address the control plane is\n' +
    'served under /__assayer/.',
  flags: {
    world: { says: 'the world to serve', value: 'DIR|EXPORT' },
    ...SOURCE_FLAGS,
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
    freedom: {
      says: 'what the documentation leaves open, done otherwise: content.order.shuffled-3',
      value: 'ID',
      isList: true,
    },
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
    { line: 'serve --world export.tar.gz', says: 'what a real program exported; nothing is written' },
    {
      line: 'serve --quirk content.filters.containsi.minds-case',
      says: 'a known-wrong server for your client’s tests',
    },
    {
      line: 'serve --freedom content.order.shuffled-3',
      says: 'a right server on which a client that relies on an order that nobody promised breaks',
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
    world: await chosenWorld(given, io),
    port: given.number('port', 0) ?? USUAL_PORT,
    host,
    quirks: given.texts('quirk'),
    freedoms: given.texts('freedom'),
    production: given.has('production'),
    staging: given.has('staging'),
    control: given.has('control') || isLoopback(host),
    ...(platformVersion !== undefined && { platformVersion }),
    ...(profile !== undefined && { profile }),
    ...(extension !== undefined && { extension }),
    ...(brand && { brand }),
    ...(smtp !== undefined && { smtp }),
  })
  await sayUnserved(
    given.texts('world').filter(world => !isExport(world)),
    io,
  )
  const { url, services, world } = serving
  io.out(`${JSON.stringify({ url, services, world })}\n`)
  if (!signal.aborted)
    await new Promise<void>(end => signal.addEventListener('abort', () => end(), { once: true }))
  await serving.close()
  return 0 as const
}

/** The directory of a world as it is; an export comes over on the way. */
async function chosenWorld(given: Given, io: Io): Promise<OracleWorld | string> {
  const chosen = given.text('world')
  if (chosen === undefined) return mainWorlds(join(io.packageDirectory, 'specs'))
  if (!isExport(chosen)) return chosen
  const { world, leftOut } = await importInMemory(basename(chosen), sourceByFlags(given, [chosen]))
  if (leftOut.all.length > 0) io.err(`What could not come over of ${chosen}:\n${leftOutText(leftOut.all)}`)
  return world
}

/** A file, or the address of a running program. */
function isExport(world: string): boolean {
  return isAddress(world) || (statSync(world, { throwIfNoEntry: false })?.isFile() ?? false)
}

async function mainWorlds(specs: string) {
  const { content, platform } = MAIN_WORLDS
  return pairWorlds(worldDirectory(specs, content), worldDirectory(specs, platform))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
