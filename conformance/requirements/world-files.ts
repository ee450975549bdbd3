import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { jsonOf } from '../../text/json-of.ts'
import { filesBelow } from '../files-below.ts'
import { shortDigest } from './canonical.ts'

/** The files of a world by their paths: JSON as its value, other text as it is, anything else as `base64:…`. */
export type FrozenFiles = Readonly<Record<string, unknown>>

const TEXTS = [
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '.mts',
  '.cts',
  '.graphql',
  '.yaml',
  '.yml',
  '.csv',
  '.txt',
  '.svg',
  '.env',
]
const BYTES = 'base64:'

/** All that makes up a world; what is written about it, and what tools leave in it, is no part of it. None where it is gone. */
export function readFrozenFiles(directory: string): FrozenFiles {
  const paths = filesBelow(directory).filter(path => !path.endsWith('.md'))
  return Object.fromEntries(paths.map(path => [path, frozenFile(join(directory, path))]))
}

/** Line ends are a matter of the checkout. */
function frozenFile(file: string): unknown {
  const bytes = readFileSync(file)
  if (extname(file) === '.json') return jsonOf(bytes.toString('utf8')) ?? bytes.toString('utf8')
  return TEXTS.includes(extname(file))
    ? bytes.toString('utf8').replaceAll('\r\n', '\n')
    : BYTES + bytes.toString('base64')
}

export function worldDigest(files: FrozenFiles): string {
  return shortDigest(files)
}

/** Writes the files of a world into a directory. */
export function writeFrozenFiles(directory: string, files: FrozenFiles): void {
  for (const [path, value] of Object.entries(files)) {
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytesOf(value, extname(path) === '.json'))
  }
}

function bytesOf(value: unknown, isJson: boolean): string | Buffer {
  if (isJson) return `${JSON.stringify(value, null, 1)}\n`
  const text = String(value)
  return text.startsWith(BYTES) ? Buffer.from(text.slice(BYTES.length), 'base64') : text
}
