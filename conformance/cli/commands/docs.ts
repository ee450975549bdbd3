import { basename, extname } from 'node:path'
import { type BuiltSite, builtSite } from '../../docs/built-site.ts'
import { type Contents, firstOf } from '../../docs/content.ts'
import { serveDocs } from '../../docs/docs-server.ts'
import { noOwnData, type OwnSources, ownData } from '../../docs/own-data.ts'
import { graphiqlParts, missingPage, siteContents } from '../../docs/site-contents.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { fingerprint } from '../fingerprint.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { openInBrowser } from '../open-in-browser.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { partsOf } from '../watch-world.ts'
import { WORLD_VALUE, withWorld } from '../world-flag.ts'
import { SOURCE_FLAGS } from './import.ts'

/** Two more than the port of the content service's own documentation, where `serve` is. */
const USUAL_PORT = 1339

export const docsCommand: Command = {
  usage: '[--open] [--specs DIR] [--world NAME|DIR|FILE]',
  details:
    'Serves the specification as a site: a section for each clause, with examples that run in the browser, a playground,\n' +
    'and what an upgrade breaks. With --specs it has a page of your own clauses, which run on your worlds; with --world\n' +
    'the playground opens with that world. Both are read anew when their files change.\n' +
    'Only this machine can reach it, and what you try in it stays in your browser. Prints one line of JSON when ready:\n' +
    '{"url"}. Ctrl-C ends it.',
  flags: {
    open: { says: 'open it in a browser' },
    port: {
      says: `the port (default ${USUAL_PORT}); 0 picks a free one`,
      value: 'N',
      whole: { least: 0, most: 65_535 },
      variable: 'ASSAYER_PORT',
    },
    specs: SUITE_FLAGS.specs,
    world: { says: 'a world for the playground', value: WORLD_VALUE },
    ...SOURCE_FLAGS,
  },
  examples: [
    { line: 'docs --open', says: 'read a rule, change its request, see why' },
    { line: 'docs --specs ./conformance --open', says: 'your own clauses, live against your worlds' },
    { line: 'docs --world ./my-strapi-project --open', says: 'query your own models' },
    { line: 'docs --world export.tar.gz --port 0', says: 'an export of a real program, on a free port' },
  ],
  mostPositionals: 0,
  run: async (given, io) => {
    // The site may have to be built, which takes a minute: what is wrong with the flags is said before.
    const port = given.number('port') ?? USUAL_PORT
    const specs = specsDirectory(given, io)
    const world = given.text('world')
    if (world === undefined) return serve(given, io, { port, own: ownSources(given, specs, null) })
    const name = basename(world, extname(world)).replace(/\.tar$/, '')
    return withWorld(given, { world, specs }, io, held => {
      const directory = held.text('world') ?? world
      return serve(given, io, { port, own: ownSources(given, specs, { name, directory }) })
    })
  },
}

interface Served {
  readonly port: number
  readonly own: OwnSources | null
}

async function serve(given: Given, io: Io, { port, own }: Served) {
  const site = await builtSite(io.packageDirectory, io.err)
  const docs = await serveDocs({
    contents: contentsOf(site, own, io),
    missing: await missingPage(site),
    base: site.base,
    port,
  }).catch(cannotListen)
  const url = `${docs.url}${startOf(own)}`
  io.out(`${JSON.stringify({ url })}\n`)
  if (io.isTerminal) io.err(`The site is at ${url}; Ctrl-C ends it.\n`)
  if (given.has('open')) openInBrowser(url, io)
  await interrupted(io.signal)
  await docs.close()
  return 0 as const
}

function ownSources(given: Given, directory: string, world: OwnSources['world']): OwnSources | null {
  const specs = given.text('specs') === undefined ? null : directory
  if (specs === null && world === null) return null
  const parts = [...(specs === null ? [] : [specs]), ...(world ? partsOf(world.directory) : [])]
  return { specs, world, look: () => fingerprint(parts) }
}

function contentsOf(site: BuiltSite, own: OwnSources | null, io: Io): Contents {
  return firstOf([
    own ? ownData(own, io.err) : noOwnData,
    siteContents(site),
    graphiqlParts(io.packageDirectory),
  ])
}

/** The page that was asked for. */
function startOf(own: OwnSources | null): string {
  if (own === null) return ''
  return own.specs !== null ? 'own' : `playground#own=${encodeURIComponent(own.world?.name ?? '')}`
}

function cannotListen(error: unknown): never {
  if (error instanceof Error && 'code' in error)
    throw new UsageError(`The site cannot be served: ${error.message}. --port 0 picks a free port.`)
  throw error
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise(end => {
    if (signal.aborted) end()
    else signal.addEventListener('abort', () => end(), { once: true })
  })
}
