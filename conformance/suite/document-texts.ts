import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import type { SourceDocument } from './statements.ts'

/**
 * The words of statements by their ids, from the lists that stand beside the documents: `<name>.statements.json` with an
 * id and a text each. A document without a list says nothing.
 */
export function readDocumentTexts(
  documents: readonly SourceDocument[],
  directory: string,
): ReadonlyMap<string, string> {
  return new Map(documents.flatMap(document => textsOf(document, directory)))
}

function textsOf({ name, service }: SourceDocument, directory: string): [id: string, text: string][] {
  const path = join(directory, name.replace(/\.\w+$/, '.statements.json'))
  if (!existsSync(path)) return []
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(rows)) return []
  return rows.filter(isObject).map(({ id, text }) => [`${service}/${String(id)}`, String(text)])
}
