import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { BAKERY_FILES, bakery } from '../../tests/support/bakery.ts'
import type { Received, Reply } from '../../tests/support/http-server.ts'
import { clauseFile } from '../../tests/support/specs-directory.ts'
import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Outcome } from '../client/outcome.ts'
import { readText } from '../client/read-body.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { digestOf } from '../digests/digests.ts'
import { watchOver } from '../invariants/watch-over.ts'
import { stableJson } from '../report/stable-json.ts'
import { freeze } from '../requirements/freeze.ts'
import { keptFileOf, keptText } from '../requirements/kept-texts.ts'
import { textsIn, worldsIn } from '../requirements/old-texts.ts'
import { type RequirementSet, readSet, setText } from '../requirements/requirement-set.ts'
import { type Run, run } from '../run/run.ts'
import { loadSuite } from '../suite/load-suite.ts'
import { worldDirectory } from '../suite/worlds.ts'
import type { Target } from '../targets/target.ts'
import { basisOf } from './basis.ts'
import type { Configuration } from './configuration.ts'
import { listenTo } from './listen.ts'
import { type Made, makeBundle } from './make-bundle.ts'
import type { Files } from './pack.ts'

/** Something of everything: lists, ids, callers, a sequence of writes, a write to be refused, and what fails. */
export const CLAUSES = {
  list: clauseFile(
    'content.list',
    'request: GET /api/breads\nexpect: { status: 200, body: { "data[*].id": [11, 12] } }',
  ),
  one: clauseFile(
    'content.one',
    'request: GET /api/breads/<breads:rye>\nexpect: { status: 200, body: { data.id: "<breads:rye>" } }',
  ),
  me: clauseFile('content.me', 'request: GET /api/me\nas: user:ann\nexpect: { status: 200 }'),
  token: clauseFile('content.token', 'request: GET /api/me\nas: token:full\nexpect: { status: 200 }'),
  wrong: clauseFile('content.wrong', 'request: GET /api/breads\nexpect: { status: 404 }'),
  refused: clauseFile('content.refused', 'request: DELETE /api/breads/99\nexpect: { status: 404 }'),
  write: clauseFile(
    'content.write',
    `writes: true
steps:
  - request: { method: POST, path: /api/breads, body: { data: { slug: new } } }
    expect: { status: 200 }
    save: { made: data.id }
  - request: GET /api/breads/<made>
    expect: { status: 200, body: { data.attributes.slug: new } }
  - request: DELETE /api/breads/<made>
    expect: { status: 200 }
  - request: GET /api/breads/<made>
    expect: { status: 404 }`,
  ),
}

/** A directory with a small suite and its world; whoever asks for it removes it. */
export function smallSpecs(
  clauses: Readonly<Record<string, string>> = CLAUSES,
  options: string = BAKERY_FILES['worlds/bakery/options.json'],
): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-proof-'))
  cpSync('specs/schemas', join(directory, 'schemas'), { recursive: true })
  const files = Object.entries(clauses).map(([name, text]) => [`content/${name}.yaml`, text] as const)
  const world = { ...BAKERY_FILES, 'worlds/bakery/options.json': options }
  for (const [path, text] of [...Object.entries(world), ...files]) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  return directory
}

export function removeSpecs(specs: string): void {
  rmSync(specs, { recursive: true, force: true })
}

export const CONFIGURATION: Configuration = {
  format: 'assayer-configuration',
  version: 1,
  kit: '0.1.0',
  services: ['content'],
  selection: {},
  strict: false,
  failOn: 'must',
  failOnUnstable: false,
  retries: 1,
  said: {},
  targetVersion: null,
}

/** The bakery within the process. */
export function bakeryTarget(override?: (request: Received) => Reply | undefined): Target {
  const { reply } = bakery(override)
  const url = 'http://127.0.0.1:1337'
  const send = async (request: WireRequest) => {
    const { body, ...head } = reply(received(request))
    return answered(request.method === 'HEAD' ? { ...head, body: '' } : { ...head, body })
  }
  return {
    name: 'the bakery',
    lacks: () => null,
    open: async () => ({
      ...{ url, shownUrl: url },
      reset: {
        says: 'POST /__assayer/reset',
        run: async client => {
          await client.send(RESET)
          return null
        },
      },
      openClient: () => ({ send, close: async () => {} }),
    }),
    close: async () => {},
  }
}

const RESET: WireRequest = { method: 'POST', path: '/__assayer/reset', headers: {}, body: null }

function received({ method, path, headers, body }: WireRequest): Received {
  return { method, target: path, headers, body: body ?? '' }
}

function answered({ status = 200, body, headers = {} }: Reply): Outcome {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const typed = { 'content-type': 'application/json', ...headers }
  return { kind: 'answer', status, headers: typed, ...readText(text ?? ''), ms: 0 }
}

/** A set of all that a suite has, in a directory of its own, with the texts of everything beside it. */
export function freezeAll(specs: string, file: string): RequirementSet {
  const suite = loadSuite(specs)
  const directoryOf = (world: string) => worldDirectory(specs, world)
  const name = basename(file, '.yaml')
  const parts = freeze({ name, suite, whyNot: () => null, hasOwn: false, directoryOf })
  const lines = [...textsIn([specs], parts.scenarios, specs), ...worldsIn(specs, parts.worlds)]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, setText(parts))
  writeFileSync(keptFileOf(file), keptText(lines))
  return readSet(file, specs)
}

interface Otherwise {
  readonly environment?: Readonly<Record<string, string>>
  /** By which it is judged. */
  readonly set?: RequirementSet
}

/** Runs a suite at a target and makes a bundle of it. */
export async function bundleOf(
  specs: string,
  target: Target,
  asked: Configuration = CONFIGURATION,
  { environment = {}, set }: Otherwise = {},
): Promise<{ readonly made: Made; readonly live: Run }> {
  const configuration = set ? { ...asked, requirements: { name: set.name, digest: set.digest } } : asked
  const basis = basisOf(set ?? null, configuration, specs)
  const { suite, scenarios } = basis
  const heard = listenTo(target, specs)
  const { signal } = new AbortController()
  const live = await run({
    ...{ specs, clauses: suite.clauses, scenarios, target: heard.target, watchOver, signal },
    ...{ strict: false, retries: () => configuration.retries, maxFailures: 0, repeatEach: 1 },
    ...{ platformVersion: null, connections: 4, limits: DEFAULT_LIMITS, environment },
    onResult: () => {},
  })
  const moment = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2) }
  const made = await makeBundle(heard.recording(moment), configuration, { specs, signal, basis })
  return { made, live }
}

/** What a forger would not forget: the statement has the digests of the files as they are now. */
export function mended(files: Files): Files {
  const statement = JSON.parse(files['statement.json'])
  const { subject, predicate } = statement
  for (const resource of [...subject, ...predicate.configuration]) {
    const { name } = resource
    if (name in files) resource.digest.sha256 = digestOf(Object(files)[name]).replace('sha256:', '')
  }
  return { ...files, 'statement.json': stableJson(statement) }
}
