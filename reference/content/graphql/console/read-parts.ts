import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { nullWhenMissing } from '../../../world/missing-file.ts'
import { type ConsoleParts, inScriptElement } from './page.ts'

const require = createRequire(import.meta.url)

let parts: Promise<ConsoleParts> | undefined

/** GraphiQL, and what it is built on. What was read once is kept: it is much, and the same for everybody. */
export function consoleParts(): Promise<ConsoleParts> {
  parts ??= readParts().catch(error => {
    parts = undefined
    throw error
  })
  return parts
}

async function readParts(): Promise<ConsoleParts> {
  const [style, ...scripts] = await Promise.all([
    fileOf('graphiql', 'graphiql.min.css'),
    fileOf('react', 'umd/react.production.min.js'),
    fileOf('react-dom', 'umd/react-dom.production.min.js'),
    fileOf('graphiql', 'graphiql.min.js'),
  ])
  return { style, scripts: scripts.map(inScriptElement) }
}

/** The build puts these files beside this one, so that nobody installs their packages; in a checkout they are there. */
async function fileOf(name: string, path: string): Promise<string> {
  const built = new URL(`assets/${basename(path)}`, import.meta.url)
  const text = await readFile(built, 'utf8').catch(nullWhenMissing)
  return text ?? readFile(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8')
}
