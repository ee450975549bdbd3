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
import { observingByFlags } from '../observe-flags.ts'
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
    'Serves the reference: both services on one port, in memory. The world can be a directory of models and data,\n' +
    'the folder of a real project, a module that exports one (my-world.ts), an export that `assayer import` reads, or\n' +
    'the name of a world of the suite. Without --world, the main worlds of the suite are served.\n' +
    'Prints one line of JSON when ready: {"url", "services", "world"}. On a loopback address the control plane is\n' +
    'served under /__assayer/. Elsewhere it needs --control, and the line also holds the "token" that its requests\n' +
    'must send in the x-assayer-token header.',
  flags: {
    world: { says: 'the world to serve', value: WORLD_VALUE },
    ...SOURCE_FLAGS,
    port: {
      says: `the port (default ${USUAL_PORT}); 0 picks a free port`,
      value: 'N',
      whole: { least: 0, most: 65_535 },
      variable: 'ASSAYER_PORT',
    },
    host: { says: 'the address to listen on (default 127.0.0.1)', value: 'HOST', variable: 'ASSAYER_HOST' },
    extension: {
      says: 'a file that exports register({ strapi }), as src/index of a project does',
      value: 'FILE',
    },
    'platform-version': { says: 'serve the platform as of this version', value: 'X.Y' },
    quirk: { says: 'a quirk to switch on', value: 'ID', isList: true },
    freedom: {
      says: 'a freedom to switch on: something the documentation leaves open, such as content.order.shuffled-3',
      value: 'ID',
      isList: true,
    },
    profile: { says: 'imitate a real program, bug for bug: strapi-4.26-sqlite', value: 'NAME' },
    production: { says: 'behave as with NODE_ENV=production' },
    staging: { says: 'behave as with NODE_ENV=staging' },
    brand: { says: 'the platform’s name in URLs, such as ghost: /ghost/api/…', value: 'NAME' },
    smtp: {
      says: 'also send the platform’s mail there',
      value: 'smtp://HOST:PORT',
      variable: 'ASSAYER_SMTP',
    },
    cors: {
      says: 'origins that may read the content service: * (the default), none, or a list',
      value: 'A,B',
      isList: true,
    },
    control: { says: 'serve the control plane on any address, not only loopback' },
    watch: {
      says: 'reload the world when its models, data or code change; a broken edit keeps the old one',
    },
    delay: { says: 'delay each answer by this many milliseconds: 200, or 50-400', value: 'MS' },
    fail: { says: 'answer this share of requests with 503, such as 5%', value: 'PERCENT' },
    open: { says: 'open the start page in a browser' },
    json: { says: 'print only the JSON line, also on a terminal' },
    quiet: { says: 'do not log requests on a terminal' },
    observe: {
      says: 'judge the client: when it ends, say which requests lean on what is not documented, and write usage.yaml',
    },
    usage: { says: 'where --observe writes what the client uses (default usage.yaml)', value: 'FILE' },
  },
  examples: [
    { line: 'serve', says: 'a mock server on port 1337' },
    { line: 'serve --world ./my-strapi-project --port 0', says: 'your own models, on a free port' },
    { line: 'serve --world export.tar.gz', says: 'an export of a real program; nothing is written to disk' },
    {
      line: 'serve --quirk content.filters.containsi.minds-case',
      says: 'a known-wrong server for your client’s tests',
    },
    {
      line: 'serve --freedom content.order.shuffled-3',
      says: 'a correct server that breaks clients which rely on an order nobody promised',
    },
    { line: 'serve --extension ./src/index.ts', says: 'with your own GraphQL types and resolvers' },
    { line: 'serve --world ./my-world --watch --open', says: 'while you write the world' },
    {
      line: 'serve --delay 50-400 --fail 5%',
      says: 'a bad network; a request with `Prefer: status=404` gets that status',
    },
    { line: 'serve --observe', says: 'run your front end’s tests against it, then end it with Ctrl+C' },
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
  const observing = await observingByFlags(given, io, servedOptions(given))
  const serving = await serveReference({
    ...servedOptions(given),
    world: await worldToServe(chosen, given, io),
    port: given.number('port') ?? USUAL_PORT,
    host,
    control: hasControl,
    movesSites: true,
    codeFrom: [join(io.packageDirectory, 'specs')],
    ...(token !== null && { controlToken: token }),
    ...(observing && { operations: observing.operations }),
    through: servedThrough(
      {
        ...{ ...faultsByFlags(given), ...observing?.through },
        log: isForPeople && !given.has('quiet') ? io.err : null,
        ...(givesHints(given, host) && { hints: given.has('quiet') ? null : io.err }),
      },
      () => facts?.() ?? null,
    ),
  })
  const options = {
    url: serving.url,
    brand: given.choice('brand', BRAND_NAMES) ?? 'platform',
    hasControl,
    quirks: given.texts('quirk'),
  }
  observing?.servedAt(serving.url)
  facts = () => factsOf(serving.held(), options)
  await sayUnserved(chosen?.kind === 'directory' ? [chosen.path] : [], io)
  const { url, services, world } = serving
  io.out(`${JSON.stringify({ url, services, world, ...(token !== null && { token }) })}\n`)
  if (isForPeople) io.err(bannerOf(facts()))
  if (given.has('open')) openInBrowser(`${url}/`, io)
  await (watched === null ? untilInterrupted(io.signal) : watchWorld(watched, serving, io))
  await observing?.end()
  await serving.close()
  return 0 as const
}

/** A mock server says what it did not understand; one that stands for a production server, or is not for this machine, does not. */
function givesHints(given: Given, host: string): boolean {
  return given.has('observe') || (isLoopback(host) && !given.has('production'))
}

/** What the reference is told as it was given. */
export function servedOptions(given: Given) {
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
  throw new UsageError('--watch needs a world on disk: --world DIR, or --world my-world.ts')
}

async function untilInterrupted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>(end => signal.addEventListener('abort', () => end(), { once: true }))
}

export async function chosenWorld(given: Given, io: Io): Promise<ChosenWorld | null> {
  const world = given.text('world')
  return world === undefined ? null : chooseWorld(world, join(io.packageDirectory, 'specs'))
}

export async function worldToServe(
  chosen: ChosenWorld | null,
  given: Given,
  io: Io,
): Promise<OracleWorld | string> {
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
