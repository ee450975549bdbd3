import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * A specs directory of one's own for one test: the real schemas, the given files (by path below the directory)
 * and, unless given, a world `bakery` whose types `breads` and `users` have natural keys. Removed after the test.
 */
export function specsDirectory(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'assayer-specs-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  cpSync('specs/schemas', join(directory, 'schemas'), { recursive: true })
  const all = { 'worlds/bakery/keys.json': '{"breads": "slug", "users": "username"}', ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  return directory
}

/** A clause file with one scenario; `lines` are added to the scenario or take the place of its request. */
export function clauseFile(id: string, scenario: string, head = 'status: documented'): string {
  return `clause: ${id}
says: a rule
source: [content/some.statement]
${head}
scenarios:
  - id: ${id}.case
    says: a fact
    world: bakery
${scenario.replace(/^/gm, '    ')}
`
}
