import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICES, type Service, type Strength } from './clause.ts'
import { suiteBelow } from './layers.ts'
import { SuiteError } from './problem.ts'
import { readYaml } from './read-yaml.ts'
import { compileSchema } from './schema.ts'

/** One sentence, rule or table row of the documentation, in our own words. */
export interface Statement {
  /** As clauses name it: `content/…`, `platform/…`. */
  readonly id: string
  readonly gist: string
  /** Why it shows nothing that could be judged. */
  readonly silent: string | null
  /** Why no request can show it. */
  readonly untestable: string | null
  /** Where its words are weaker than that it is so; null: they are not. */
  readonly reading: Reading | null
}

/** How weaker words are read. */
export interface Reading {
  /** The weakest that a scenario about it can have. */
  readonly strength: Strength
  readonly because: string
}

/** A text that statements were read from. */
export interface SourceDocument {
  readonly service: Service
  /** Its file name. */
  readonly name: string
  /** The day on which it was read, such as `2026-11-22`. */
  readonly date: string
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string
}

interface WrittenStatement {
  readonly id: string
  readonly gist: string
  readonly silent?: string
  readonly untestable?: string
  readonly reading?: Reading
}

type StatementFile =
  | readonly WrittenStatement[]
  | {
      readonly document: Omit<SourceDocument, 'service'>
      readonly statements: readonly WrittenStatement[]
    }

/** Reads `<specs>/<service>/statements.yaml` of both services. Throws SuiteError. */
export function readStatements(specs: string): readonly Statement[] {
  return readFiles(specs).flatMap(({ service, file }) => {
    const statements = 'statements' in file ? file.statements : file
    return statements.map(({ id, gist, silent = null, untestable = null, reading = null }) => ({
      ...{ id: `${service}/${id}`, gist, silent, untestable, reading },
    }))
  })
}

/** The documents that the statements were read from. Throws SuiteError. */
export function readDocuments(specs: string): readonly SourceDocument[] {
  return readFiles(specs).flatMap(({ service, file }) =>
    'document' in file ? [{ service, ...file.document }] : [],
  )
}

function readFiles(given: string): readonly { readonly service: Service; readonly file: StatementFile }[] {
  const specs = suiteBelow(given)
  const accept = compileSchema<StatementFile>(specs, 'statements.schema.json')
  return SERVICES.flatMap(service => {
    const path = `${service}/statements.yaml`
    if (!existsSync(join(specs, path))) return []
    const read = readYaml(readFileSync(join(specs, path), 'utf8'), path)
    const fitting = 'problem' in read ? read : accept(read.value, path)
    if ('problem' in fitting) throw new SuiteError(specs, [fitting.problem])
    return [{ service, file: fitting.value }]
  })
}
