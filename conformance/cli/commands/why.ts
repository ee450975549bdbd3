import { readFileSync } from 'node:fs'
import { loadSuite } from '../../suite/load-suite.ts'
import { MAIN_WORLDS, worldDirectory } from '../../suite/worlds.ts'
import {
  clausesTouchedBy,
  embedReference,
  listProfiles,
  listQuirks,
  type OracleWhy,
} from '../../targets/oracle.ts'
import { UsageError } from '../../usage-error.ts'
import { askWhy } from '../../why/ask-why.ts'
import { isDocument, isPlatforms, readAsked, usualCaller } from '../../why/asked.ts'
import { whyOfScenarios } from '../../why/why-of-scenarios.ts'
import { entryText, whyText } from '../../why/why-text.ts'
import type { Command } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { didYouMean } from '../nearest.ts'
import { SUITE_FLAGS, specsDirectory } from '../suite-flags.ts'
import { WORLD_VALUE, withWorld } from '../world-flag.ts'
import { SOURCE_FLAGS } from './import.ts'
import { servedOptions } from './serve.ts'

/** Of lists that are longer so many entries are told of, the first ones. */
const MOST = 1_000

export const whyCommand: Command = {
  usage: "'[METHOD] /PATH?QUERY' | 'GRAPHQL DOCUMENT' | SCENARIO",
  details:
    'Tells why the reference answers a request as it does: which entries are in and which are out, by which part of\n' +
    'the query, with the values that were compared; which defaults and limits applied; what of the request was ignored;\n' +
    'what was populated, and what was hidden from the caller; of the publishing platform which version answered, and\n' +
    'what each change made of request and answer. A request that writes is asked of a copy: nothing is kept.\n' +
    'Requests for the publishing platform are asked as an integration of the world, all others as the public.',
  flags: {
    world: {
      says: `the world (default ${MAIN_WORLDS.content}, ${MAIN_WORLDS.platform} for the platform)`,
      value: WORLD_VALUE,
    },
    as: {
      says: 'who asks: public, token:NAME, user:NAME, content-key, integration, session:MAIL',
      value: 'CALLER',
    },
    header: { says: "a header, such as 'accept-version: v4.0'", value: 'NAME: VALUE', isList: true },
    body: { says: 'the body; JSON unless a header says otherwise', value: 'TEXT' },
    graphql: { says: 'a file with a GraphQL document, in place of a request', value: 'FILE' },
    entry: { says: 'explain one entry, by its name or id', value: 'NAME' },
    all: { says: 'tell of every entry' },
    json: { says: 'print everything as JSON, with the sentence of each clause' },
    quirk: { says: 'a quirk to switch on', value: 'ID', isList: true },
    profile: { says: 'imitate a real program: strapi-4.26-sqlite', value: 'NAME' },
    'platform-version': { says: 'the platform as of this version', value: 'X.Y' },
    brand: { says: 'the platform’s name in URLs, such as ghost: /ghost/api/…', value: 'NAME' },
    ...SOURCE_FLAGS,
    specs: SUITE_FLAGS.specs,
  },
  examples: [
    { line: "why 'GET /api/restaurants?filters[seats][$lt]=40'", says: 'who is in, who is out, and why' },
    {
      line: "why '/api/restaurants?filters[seats][$lt]=40' --entry luna",
      says: 'one entry, with every reason',
    },
    { line: "why '/api/restaurants?populate=*' --as token:reader", says: 'what a caller is shown' },
    { line: "why '{ restaurants(filters: {seats: {lt: 40}}) { data { id } } }'", says: 'a GraphQL query' },
    {
      line: "why '/platform/api/v3/content/posts/?filter=page:false' --platform-version 4.48",
      says: 'what the changes of later majors made of a request',
    },
    {
      line: 'why content.filters.containsi.upper-case-operand',
      says: 'what a scenario of the suite reads last',
    },
    { line: "why '/api/posts' --world ./my-blog --json", says: 'your own world, for a tool' },
  ],
  mostPositionals: 1,
  run: async (given, io) => {
    const text = textOf(given)
    const specs = specsDirectory(given, io)
    if (SCENARIO.test(text)) {
      io.out(await written(await askScenario(text, specs, given, io), text, given, specs))
      return 0
    }
    const usual = isPlatforms(text.replace(/^[A-Za-z]+\s+/, '')) ? MAIN_WORLDS.platform : MAIN_WORLDS.content
    const world = given.text('world') ?? worldDirectory(specs, usual)
    return withWorld(given, { world, specs }, io, async inWorld => {
      const why = await ask(text, inWorld, inWorld.text('world') ?? world, io)
      io.out(await written(why, text, given, specs))
      return 0 as const
    })
  },
}

/** The id of a scenario. */
const SCENARIO = /^(?:content|platform)\.[\w.-]+$/

async function askScenario(id: string, specs: string, given: Given, io: Io): Promise<OracleWhy> {
  const suite = loadSuite(specs)
  const all = suite.clauses.flatMap(clause => clause.scenarios)
  const scenario = all.find(it => it.id === id)
  if (!scenario) {
    const hint = didYouMean(
      id,
      all.map(it => it.id),
    )
    throw new UsageError(`There is no scenario ${id}.${hint}`)
  }
  const platformVersion = given.text('platform-version') ?? null
  const quirks = await chosenQuirks(given)
  const asked = { suite, scenarios: [scenario], quirks: [...quirks], platformVersion, signal: io.signal }
  const why = (await whyOfScenarios(asked)).get(id)
  if (why) return why
  throw new UsageError(`${id} reads nothing: it only writes, or it is asked of a server that runs otherwise.`)
}

function textOf(given: Given): string {
  const [text] = given.positionals
  const file = given.text('graphql')
  if (file !== undefined && text !== undefined)
    throw new UsageError('--graphql FILE stands in place of a request: give one of the two.')
  if (file !== undefined) return readDocument(file)
  if (text !== undefined) return text
  throw new UsageError("assayer why needs a request, such as 'GET /api/restaurants?sort=name'.")
}

function readDocument(file: string): string {
  if (file.trimStart().startsWith('{'))
    throw new UsageError('--graphql expects a file; a document itself is given without the flag.')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error) throw new UsageError(`--graphql ${file} cannot be read: ${error.message}`)
    throw error
  }
}

async function ask(text: string, given: Given, directory: string, io: Io): Promise<OracleWhy> {
  const reference = await embedReference({ ...servedOptions(given), world: directory })
  const { graphql } = reference.world.options
  const endpoint = typeof graphql?.endpoint === 'string' ? graphql.endpoint : '/graphql'
  const request = readAsked({
    text,
    headers: given.texts('header'),
    body: given.text('body') ?? null,
    endpoint,
  })
  const as = given.text('as') ?? usualCaller(request)
  const most = given.has('all') ? Number.POSITIVE_INFINITY : MOST
  return askWhy(request, { reference, directory, environment: io.environment, as, most })
}

async function written(why: OracleWhy, text: string, given: Given, specs: string): Promise<string> {
  const { clauses } = loadSuite(specs, [why.service])
  const sentences = new Map(clauses.map(({ id, says }) => [id, says] as const))
  if (given.has('json')) {
    const told = Object.fromEntries(why.clauses.map(id => [id, sentences.get(id) ?? '']))
    return `${JSON.stringify({ ...why, sentences: told }, null, 2)}\n`
  }
  const document = isDocument(text) ? text.trim() : null
  const options = { sentences, document, all: given.has('all'), quirks: await quirksIn(why, given) }
  const entry = given.text('entry')
  return entry === undefined ? whyText(why, options) : entryText(why, entry, options)
}

/** What the quirks do that have a say in the answer. */
async function quirksIn(why: OracleWhy, given: Given): Promise<readonly string[]> {
  const chosen = await chosenQuirks(given)
  const quirks = chosen.size === 0 ? [] : (await listQuirks()).filter(({ id }) => chosen.has(id))
  const touching = await Promise.all(
    quirks.map(async quirk => {
      const touched = await clausesTouchedBy(quirk.id)
      return why.clauses.some(clause => touched.has(clause)) ? [`${quirk.id}: ${quirk.says}`] : []
    }),
  )
  return touching.flat()
}

async function chosenQuirks(given: Given): Promise<ReadonlySet<string>> {
  const profile = (await listProfiles()).find(({ name }) => name === given.text('profile'))
  return new Set([...(profile?.quirks ?? []), ...given.texts('quirk')])
}
