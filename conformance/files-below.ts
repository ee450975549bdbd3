import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files below a directory, as paths from there with `/`, sorted: none where it is gone. What tools put there is
 * left out: installed packages, and what begins with a dot.
 */
export function filesBelow(directory: string): readonly string[] {
  return existsSync(directory) ? [...walk(directory, '')].sort() : []
}

function* walk(directory: string, below: string): Generator<string> {
  for (const entry of readdirSync(join(directory, below), { withFileTypes: true })) {
    const { name } = entry
    if (name === 'node_modules' || name.startsWith('.')) continue
    if (entry.isDirectory()) yield* walk(directory, `${below}${name}/`)
    else if (entry.isFile()) yield `${below}${name}`
  }
}
