import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { bannerOf } from '../../serve/banner.ts'
import { factsOf, type ServedFacts } from '../../serve/facts.ts'
import { servedThrough } from '../../serve/through.ts'
import { MAIN_WORLDS, worldDirectory } from '../../suite/worlds.ts'
import { BRAND_NAMES } from '../../targets/brand.ts'
import { type OracleWorld, pairWorlds, serveReference } from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { faultsByFlags } from '../fault-flags.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { openInBrowser } from '../open-in-browser.ts'
import { sayUnserved } from '../unserved-code.ts'
import { watchWorld } from '../watch-world.ts'
import { type ChosenWorld, chooseWorld, servedWorld, WORLD_VALUE } from '../world-flag.ts'
import { SOURCE_FLAGS, sourceByFlags } from './import.ts'

/** The port of the content service's own documentation. */
const USUAL_PORT = 1337

export const serveCommand: Command = {
  usage: '[--world NAME|DIR|FILE] [--port N]',
  details:
    'Serves the reference: both services on one port, in memory. A world is a directory of models and data, the folder\n' +
    'of a real project, a module that exports one (my-world.ts), an export that `assayer import` takes, or the name of\n' +
    'a world of the suite; without --world it is the main worlds of the suite.\n' +
    'Prints one JSON line when it is ready: {"url", "services", "world"}. On a loopback address the control plane is\n' +
    'served under /__assayer/; elsewhere --control asks for it, and the line holds the "token" that its requests need\n' +
    'in the header x-assayer-token.',
  flags: {
    world: { says: 'the world to serve', value: WORLD_VALUE },
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
    cors: {
      says: 'origins whose pages may read the content service: all of them (*, the default), none, or a list',
      value: 'A,B',
      isList: true,
    },
    control: { says: 'serve the control plane on any address' },
    watch: {
      says: 'serve the world anew when its models, data or code change; a broken edit changes nothing',
    },
    delay: { says: 'milliseconds before each answer, such as 200 or 50-400', value: 'MS' },
    fail: { says: 'how many requests are answered 503, such as 5%', value: 'PERCENT' },
    open: { says: 'open the start page in a browser' },
    json: { says: 'print the JSON line alone, also on a terminal' },
    quiet: { says: 'no line for each request on a terminal' },
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
    { line: 'serve --world ./my-world --watch --open', says: 'while you write the world' },
    {
      line: 'serve --delay 50-400 --fail 5%',
      says: 'a bad network; `Prefer: status=404` asks for any status',
    },
  ],
  mostPositionals: 0,
  run: serve,
}

async function serve(given: Given, io: Io) {
  const host = given.text('host') ?? '127.0.0.1'
  const token = given.has('control') && !isLoopback(host) ? randomUUID() : null
  const hasControl = given.has('control') || isLoopback(host)
  const isForPeople = io.isTerminal && !given.has('json')
  const chosen = await chosenWorld(given, io)
  const watched = watchedPath(given, chosen)
  let facts: (() => ServedFacts) | null = null
  const serving = await serveReference({
    ...servedOptions(given),
    world: await worldToServe(chosen, given, io),
    port: given.number('port', 0, 65_535) ?? USUAL_PORT,
    host,
    control: hasControl,
    movesSites: true,
    codeFrom: [join(io.packageDirectory, 'specs')],
    ...(token !== null && { controlToken: token }),
    through: servedThrough(
      { ...faultsByFlags(given), log: isForPeople && !given.has('quiet') ? io.err : null },
      () => facts?.() ?? null,
    ),
  })
  const options = {
    url: serving.url,
    brand: given.choice('brand', BRAND_NAMES) ?? 'platform',
    hasControl,
    quirks: given.texts('quirk'),
  }
  facts = () => factsOf(serving.held(), options)
  await sayUnserved(chosen?.kind === 'directory' ? [chosen.path] : [], io)
  const { url, services, world } = serving
  io.out(`${JSON.stringify({ url, services, world, ...(token !== null && { token }) })}\n`)
  if (isForPeople) io.err(bannerOf(facts()))
  if (given.has('open')) openInBrowser(`${url}/`, io)
  await (watched === null ? untilInterrupted(io.signal) : watchWorld(watched, serving, io))
  await serving.close()
  return 0 as const
}

/** What the reference is told as it was given. */
function servedOptions(given: Given) {
  const platformVersion = given.text('platform-version')
  const profile = given.text('profile')
  const extension = given.text('extension')
  const smtp = given.text('smtp')
  const brand = given.choice('brand', BRAND_NAMES)
  return {
    quirks: given.texts('quirk'),
    freedoms: given.texts('freedom'),
    production: given.has('production'),
    staging: given.has('staging'),
    origins: originsOf(given.texts('cors')),
    ...(platformVersion !== undefined && { platformVersion }),
    ...(profile !== undefined && { profile }),
    ...(extension !== undefined && { extension }),
    ...(brand && { brand }),
    ...(smtp !== undefined && { smtp }),
  }
}

/** What to look at; null without --watch. */
function watchedPath(given: Given, chosen: ChosenWorld | null): string | null {
  if (!given.has('watch')) return null
  if (chosen !== null && chosen.kind !== 'export') return chosen.path
  throw new UsageError('--watch needs a world that is written here: --world DIR, or --world my-world.ts')
}

async function untilInterrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>(end => signal.addEventListener('abort', () => end(), { once: true }))
}

async function chosenWorld(given: Given, io: Io): Promise<ChosenWorld | null> {
  const world = given.text('world')
  return world === undefined ? null : chooseWorld(world, join(io.packageDirectory, 'specs'))
}

async function worldToServe(chosen: ChosenWorld | null, given: Given, io: Io): Promise<OracleWorld | string> {
  if (chosen === null) return mainWorlds(join(io.packageDirectory, 'specs'))
  return servedWorld(chosen, sourceByFlags(given, [chosen.path]), io)
}

async function mainWorlds(specs: string) {
  const { content, platform } = MAIN_WORLDS
  return pairWorlds(worldDirectory(specs, content), worldDirectory(specs, platform))
}

/** As browsers name them: `https://shop.test`, without a path. */
function originsOf(given: readonly string[]): '*' | readonly string[] {
  if (given.length === 0 || given.includes('*')) return '*'
  if (given.includes('none')) return []
  for (const origin of given) {
    const own = URL.canParse(origin) ? new URL(origin).origin : 'null'
    if (own === origin) continue
    const example = own === 'null' ? 'https://shop.test' : own
    throw new UsageError(`--cors ${origin}: expected an origin such as ${example}, * or none`)
  }
  return given
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
