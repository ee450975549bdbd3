import './node/globals.ts'
import type { Engine, GivenWorld, OpenedWorld } from './engine.ts'
import { layDown, takeAway } from './node/files.ts'
import { worldFilesAmong } from './own-world.ts'
import { ScenarioRunner } from './run-scenario.ts'
import { ask, type Server, SPECS, startServer, why } from './server.ts'
import { factsOf } from './world-facts.ts'

/** What is sent to the worker: a call of the engine. */
export interface Call {
  readonly id: number
  readonly name: keyof Engine
  readonly given: readonly unknown[]
}

/** What comes back. A fault is ours; anything else is a mistake in what was given. */
export type Reply =
  | { readonly id: number; readonly made: unknown }
  | { readonly id: number; readonly error: string; readonly isFault: boolean }

const servers = new Map<number, Server>()
const runner = new ScenarioRunner()
let count = 0

const engine: Engine = {
  open: async (given, variation) => {
    const started = performance.now()
    const id = ++count
    const place = await placeOf(given, id)
    const server = await startServer({ world: place, platformVersion: null, production: false }, variation)
    servers.set(id, server)
    const facts = factsOf(server.reference.world, place)
    return { id, name: given.name, ...facts, ms: performance.now() - started } satisfies OpenedWorld
  },
  ask: (world, request) => ask(serverOf(world), request),
  why: (world, request) => why(serverOf(world), request),
  reset: async world => serverOf(world).connection.reset(),
  close: async world => {
    servers.delete(world)
    takeAway(ownPlace(world))
  },
  run: async (clause, scenario, variation = {}) => {
    await fetchWorld(scenario.world)
    return runner.run(clause, scenario, variation)
  },
  importExport: async (name, bytes) => (await import('./import-export.ts')).importExport(name, bytes),
  changes: async (traffic, from, to) => (await import('./changes.ts')).changesOf(traffic, from, to),
}

function serverOf(world: number): Server {
  const server = servers.get(world)
  if (!server) throw new Error(`invariant: no world ${world} is open`)
  return server
}

/** A world's name in the suite, or the directory where its files were laid down. */
async function placeOf(given: GivenWorld, id: number): Promise<string> {
  if (!('files' in given)) {
    await fetchWorld(given.name)
    return given.name
  }
  layDown(ownPlace(id), worldFilesAmong(given.files))
  return ownPlace(id)
}

function ownPlace(id: number): string {
  return `/own/${id}`
}

const fetched = new Map<string, Promise<void>>()

/** The suite's worlds are fetched when they are first asked for. */
function fetchWorld(name: string): Promise<void> {
  const fetching = fetched.get(name) ?? fetchFiles(name)
  fetched.set(name, fetching)
  return fetching
}

/** Scenarios of somebody's own start from worlds of theirs, too. */
async function fetchFiles(name: string): Promise<void> {
  const file = `worlds/${encodeURIComponent(name)}.json`
  const ofSuite = await fetch(new URL(`../data/${file}`, self.location.href))
  const response = ofSuite.ok ? ofSuite : await fetch(new URL(`../data/own/${file}`, self.location.href))
  if (!response.ok) throw new Error(`The world ${name} cannot be fetched: ${response.status}`)
  layDown(`${SPECS}/worlds/${name}`, await response.json())
  const code = WORLD_CODE.filter(file => file.startsWith(`${name}/`))
  layDown(`${SPECS}/worlds`, Object.fromEntries(code.map(file => [file, ''])))
}

/** Files of code of the suite's worlds; the build says which, and puts them beside the engine as modules. */
declare const WORLD_CODE: readonly string[]

/** Where it is looked for what a mistake is called: those of the reference and the kit have names. */
const MISTAKES: readonly string[] = ['UsageError', 'WorldError', 'EngineError', 'CannotJudge', 'NotSent']

self.onmessage = async ({ data: { id, name, given } }: MessageEvent<Call>) => {
  try {
    self.postMessage({ id, made: await Reflect.apply(engine[name], engine, [...given]) } satisfies Reply)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isFault = !MISTAKES.includes(error.name)
    self.postMessage({
      id,
      error: isFault ? (error.stack ?? error.message) : error.message,
      isFault,
    } satisfies Reply)
  }
}

/** The suite's own mark: without it a directory of specs is taken for one that lies on top of the suite. */
layDown('', { 'package.json': '{}', 'specs/schemas/none.json': '{}' })
