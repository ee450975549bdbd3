import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICES } from './clause.ts'
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
}

interface StatementDocument {
  readonly id: string
  readonly gist: string
  readonly silent?: string
  readonly untestable?: string
}

/** Reads `<specs>/<service>/statements.yaml` of both services. Throws SuiteError. */
export function readStatements(specs: string): readonly Statement[] {
  const accept = compileSchema<readonly StatementDocument[]>(specs, 'statements.schema.json')
  return SERVICES.flatMap(service => {
    const file = `${service}/statements.yaml`
    if (!existsSync(join(specs, file))) return []
    const read = readYaml(readFileSync(join(specs, file), 'utf8'), file)
    const fitting = 'problem' in read ? read : accept(read.value, file)
    if ('problem' in fitting) throw new SuiteError(specs, [fitting.problem])
    return fitting.value.map(({ id, gist, silent = null, untestable = null }) => ({
      ...{ id: `${service}/${id}`, gist, silent, untestable },
    }))
  })
}
