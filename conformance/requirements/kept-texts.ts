import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { jsonOf } from '../../text/json-of.ts'
import { readText } from '../read-text.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { ClauseDocument } from '../suite/clause-document.ts'
import { clauseOf } from '../suite/read-clause.ts'
import { compileSchema } from '../suite/schema.ts'
import { UsageError } from '../usage-error.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { type FrozenFiles, worldDigest } from './world-files.ts'

/** A scenario as it was, in its clause. */
export interface KeptScenario {
  readonly digest: string
  readonly file: string
  /** With this scenario alone. */
  readonly clause: ClauseDocument
}

/** A world as it was. */
export interface KeptWorld {
  readonly digest: string
  readonly world: string
  readonly files: FrozenFiles
}

export type KeptLine = KeptScenario | KeptWorld

export function isKeptScenario(line: KeptLine): line is KeptScenario {
  return 'clause' in line
}

/** Old texts by their digests. */
export interface KeptTexts {
  readonly file: string
  readonly lines: ReadonlyMap<string, KeptLine>
  /** Undefined: it is not kept. */
  scenario(digest: string): { readonly clause: Clause; readonly scenario: Scenario } | undefined
  /** Undefined: it is not kept. */
  world(digest: string): FrozenFiles | undefined
}

/** Where the old texts of a set are: sets of one directory share them. */
export function keptFileOf(setFile: string): string {
  return join(dirname(setFile), 'kept.ndjson')
}

/** Reads them; none where there is no file. A text that is not what its digest says is refused: UsageError. */
export function readKeptTexts(file: string, specs: string): KeptTexts {
  const lines = existsSync(file) ? linesIn(file, specs) : new Map<string, KeptLine>()
  return {
    file,
    lines,
    scenario: digest => {
      const line = lines.get(digest)
      return line && isKeptScenario(line) ? scenarioIn(line, file) : undefined
    },
    world: digest => {
      const line = lines.get(digest)
      if (!line || isKeptScenario(line)) return undefined
      if (worldDigest(line.files) !== digest) throw altered(file, `the world ${line.world}`)
      return line.files
    },
  }
}

function linesIn(file: string, specs: string): ReadonlyMap<string, KeptLine> {
  const accept = compileSchema<KeptLine>(specs, 'requirements-kept.schema.json')
  const texts = readText(file).split('\n')
  const lines = texts.flatMap((text, index) => {
    if (text === '') return []
    const place = `${file}:${index + 1}`
    const fitting = accept(jsonOf(text), place)
    if ('value' in fitting) return [[fitting.value.digest, fitting.value] as const]
    const { path, found, expected } = fitting.problem
    throw new UsageError(`${place}: ${path}: found ${found}, expected ${expected}.`)
  })
  return new Map(lines)
}

function scenarioIn({ digest, clause: document, file: place }: KeptScenario, file: string) {
  const clause = clauseOf(document, place)
  const [scenario] = clause.scenarios
  if (!scenario || scenarioDigest(clause, scenario) !== digest) throw altered(file, document.clause)
  return { clause, scenario }
}

function altered(file: string, what: string): UsageError {
  return new UsageError(
    `${file}: found another text of ${what} than its digest says; restore the file: old texts never change.`,
  )
}

/** Their file, in an order of its own, so that what comes to it is a few lines of a diff. */
export function keptText(lines: Iterable<KeptLine>): string {
  const sorted = [...lines].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  return sorted.map(line => `${JSON.stringify(line)}\n`).join('')
}

function nameOf(line: KeptLine): string {
  const name = 'world' in line ? `0 ${line.world}` : `1 ${line.clause.scenarios?.[0]?.id}`
  return `${name} ${line.digest}`
}
