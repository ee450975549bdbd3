import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ConsoleParts } from './page.ts'

const require = createRequire(import.meta.url)

/** Reads GraphiQL from its package, and what it is built on. */
export async function readConsoleParts(): Promise<ConsoleParts> {
  const [style, ...scripts] = await Promise.all([
    fileOf('graphiql', 'graphiql.min.css'),
    fileOf('react', 'umd/react.production.min.js'),
    fileOf('react-dom', 'umd/react-dom.production.min.js'),
    fileOf('graphiql', 'graphiql.min.js'),
  ])
  return { style, scripts }
}

function fileOf(name: string, path: string): Promise<string> {
  return readFile(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8')
}
