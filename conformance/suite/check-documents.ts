import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceDocument } from './statements.ts'

/** What keeps a directory from holding the documents that the statements were read from: a sentence each. */
export function checkDocuments(documents: readonly SourceDocument[], directory: string): readonly string[] {
  return documents.flatMap(({ name, date, sha256 }) => {
    const path = join(directory, name)
    if (!existsSync(path)) return [`${path} is not there.`]
    const found = createHash('sha256').update(readFileSync(path)).digest('hex')
    if (found === sha256) return []
    return [`${path} is not the version that was read on ${date}: found sha256 ${found}, expected ${sha256}.`]
  })
}
