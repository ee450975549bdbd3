import { createRequire } from 'node:module'
import type { Document } from 'yaml'
import type { Problem } from './problem.ts'

const require = createRequire(import.meta.url)
/** Loaded by the first file that is not kept: it takes longer than to read all that are. */
const yaml = (): typeof import('yaml') => require('yaml')

/** A YAML file's value, or what is wrong with the file. Aliases are refused: what is written is what is sent. */
export function readYaml(text: string, file: string): { value: unknown } | { problem: Problem } {
  const document = yaml().parseDocument(text)
  const [error] = document.errors
  if (error) {
    const { line = 0, col = 0 } = error.linePos?.[0] ?? {}
    const found = error.message.replace(/ at line \d+, column \d+:[\s\S]*/, '')
    return { problem: { file, path: `line ${line}, column ${col}`, found, expected: 'YAML' } }
  }
  // Most files hold no asterisk but in [*], so the tree is walked only when there may be an alias.
  if (/(^|[\s,[{:-])\*[^\s\]]/.test(text) && hasAlias(document)) {
    return {
      problem: { file, path: 'the whole file', found: 'an alias', expected: 'everything written out' },
    }
  }
  return { value: document.toJS() }
}

function hasAlias(document: Document): boolean {
  const { visit } = yaml()
  let found = false
  visit(document, {
    Alias: () => {
      found = true
      return visit.BREAK
    },
  })
  return found
}
