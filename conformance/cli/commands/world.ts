import { join } from 'node:path'
import { replaceFile } from '../../replace-file.ts'
import { type Revealed, type RevealOptions, revealedBy } from '../../sharpen/revealed.ts'
import { type Sharpened, sharpen } from '../../sharpen/sharpen.ts'
import type { Suite } from '../../suite/load-suite.ts'
import { isBelow } from '../../suite/select.ts'
import { readWorldKeys } from '../../suite/worlds.ts'
import {
  listQuirks,
  type OracleWorld,
  type QuirkFacts,
  readWorld,
  readWorldFiles,
  servicesOf,
} from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { lineOn } from '../progress.ts'
import { loadByFlags, SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { writeCeiling } from '../world-files.ts'
import { chooseWorld } from '../world-flag.ts'

export const worldCommand: Command = {
  usage: 'WORLD [CLAUSE …]',
  details:
    'Measures which deliberately wrong servers the entries of a world would expose if the clauses were asked of it\n' +
    '(`test --world`), and says which would go unnoticed, and why. --sharpen adds the fewest entries that expose the\n' +
    'rest: texts that differ only in case or accents, wildcards, ties, empty values, drafts. Reports of `test --world`\n' +
    'show the result as the kill score.',
  flags: {
    specs: SUITE_FLAGS.specs,
    clause: SUITE_FLAGS.clause,
    sharpen: { says: 'add entries to data.json' },
    'dry-run': { says: 'with --sharpen: only say what would be added' },
    json: { says: 'as JSON' },
  },
  examples: [
    { line: 'world ./my-world', says: 'what its entries can reveal' },
    { line: 'world ./my-world content.filters --sharpen', says: 'add what filters need to be judged' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: runWorld,
}

async function runWorld(given: Given, io: Io): Promise<ExitCode> {
  const [name, ...clauses] = given.positionals
  if (name === undefined) throw new UsageError('A world is needed: `assayer world ./my-world`.')
  const directory = await directoryOf(name, given, io)
  const names = [...clauses, ...given.texts('clause')]
  const suite = onlyNamed(loadByFlags({ ...given, positionals: clauses }, io), names)
  const quirks = await quirksFor(suite, names)
  const keys = readWorldKeys(suite.directory).keysOf(directory) ?? new Map<string, string>()
  const line = lineOn(io)
  const world = await readWorld(directory)
  refuseWithoutContent(world, name)
  const options = { suite, directory, world, keys, quirks, signal: io.signal, onNext: line.say }
  const work = given.has('sharpen') ? sharpenIt : measureIt
  try {
    const text = await work(options, given)
    line.end()
    io.out(text)
    return io.signal.aborted ? 3 : 0
  } finally {
    line.end()
  }
}

function refuseWithoutContent(world: OracleWorld, name: string): void {
  if (servicesOf(world).includes('content')) return
  throw new UsageError(
    `${name} has no content-types: its models (models/src/api/*/content-types/*/schema.json) are what clauses are asked of. ` +
      'A site of the publishing platform alone is judged by `assayer test --world`.',
  )
}

async function measureIt(options: RevealOptions, given: Given): Promise<string> {
  const { directory, quirks, signal } = options
  const revealed = await revealedBy(options)
  if (!signal.aborted && isWhole(given)) await writeCeiling(directory, revealed, quirks)
  if (given.has('json')) return jsonOf(revealed, quirks)
  return [shareText(revealed, quirks), ...hiddenLines(revealed, quirks), ''].join('\n')
}

/** Reports show the score of all clauses, and not of some. */
function isWhole(given: Given): boolean {
  return given.positionals.length === 1 && given.texts('clause').length === 0
}

async function sharpenIt(options: RevealOptions, given: Given): Promise<string> {
  const { directory, quirks, signal } = options
  const sharpened = await sharpen({ ...options, files: await readWorldFiles(directory) })
  if (!given.has('dry-run') && !signal.aborted && sharpened.added.length > 0) {
    replaceFile(join(directory, 'data.json'), `${JSON.stringify(sharpened.data, null, 2)}\n`)
    if (isWhole(given)) await writeCeiling(directory, sharpened.after, quirks)
  }
  return given.has('json') ? jsonOf(sharpened.after, quirks) : sharpenedText(sharpened, quirks, given)
}

async function directoryOf(name: string, given: Given, io: Io): Promise<string> {
  const { kind, path } = await chooseWorld(name, specsDirectory(given, io))
  if (kind === 'directory') return path
  throw new UsageError(
    `${name} is no directory: \`assayer import ${name} --output ./my-world\` makes one of an export.`,
  )
}

function onlyNamed(suite: Suite, names: readonly string[]): Suite {
  if (names.length === 0) return suite
  return { ...suite, clauses: suite.clauses.filter(({ id }) => names.some(name => isBelow(id, name))) }
}

/** Those that break a documented clause which says how it is asked of any world. */
async function quirksFor({ clauses }: Suite, names: readonly string[]): Promise<readonly QuirkFacts[]> {
  const able = new Set(
    clauses.filter(({ status, lifts }) => status === 'documented' && lifts.length > 0).map(({ id }) => id),
  )
  const quirks = (await listQuirks()).filter(({ clause }) => able.has(clause))
  if (quirks.length === 0)
    throw new UsageError(`No clause that can be asked of any world is called ${names.join(' or ')}.`)
  return quirks
}

function shareText({ by }: Revealed, quirks: readonly QuirkFacts[]): string {
  return `The entries reveal ${by.size} of ${quirks.length} wrong servers.`
}

/** By clause: what stays hidden, and why as far as that is known. */
function hiddenLines({ by, lacking, types }: Revealed, quirks: readonly QuirkFacts[]): readonly string[] {
  const hidden = quirks.filter(({ id }) => !by.has(id))
  const clauses = [...new Set(hidden.map(({ clause }) => clause))]
  return clauses.flatMap(clause => [
    '',
    `${clause}: ${lacking.get(clause) ?? 'no entry tells these apart'}`,
    ...hidden.filter(it => it.clause === clause).map(({ says }) => `  ${says}${missingType(says, types)}`),
  ])
}

/** Many quirks are about one type of attributes. */
function missingType(says: string, types: ReadonlySet<string>): string {
  const [, type] = /attributes of the type (\w+)/.exec(says) ?? []
  return type === undefined || types.has(type) ? '' : ' (the models have no such attribute)'
}

function sharpenedText(
  { before, after, added }: Sharpened,
  quirks: readonly QuirkFacts[],
  given: Given,
): string {
  const what = given.has('dry-run') ? 'would be added' : 'added to data.json'
  const count = added.reduce((sum, { rows }) => sum + rows.length, 0)
  return [
    `The entries reveal ${after.by.size} of ${quirks.length} wrong servers; before it was ${before.by.size}.`,
    `${entriesText(count)} ${what}:`,
    ...added.map(
      ({ uid, says, rows, reveals }) =>
        `  ${uid}: ${says} (${entriesText(rows.length)}; reveals ${reveals.length} more)`,
    ),
    ...hiddenLines(after, quirks),
    '',
  ].join('\n')
}

function entriesText(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function jsonOf({ by, lacking }: Revealed, quirks: readonly QuirkFacts[]): string {
  const shown = quirks.map(({ id, clause }) => ({ id, clause, revealedBy: by.get(id) ?? null }))
  return `${JSON.stringify({ quirks: shown, lacking: Object.fromEntries(lacking) }, null, 1)}\n`
}
