import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Serving } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import { fingerprint } from './fingerprint.ts'
import type { Io } from './io.ts'

/** Milliseconds between two looks at the files. */
const PAUSE = 100

/** What a world, or a project that is one, is made of. `node_modules` is not looked at. */
const PARTS = [
  'data.json',
  'data',
  'options.json',
  'platform.json',
  'models',
  'src',
  'config',
  'public/uploads',
]

/**
 * Serves the world of a directory or a module anew whenever a file of it changes, until interrupted. A world that does not fit for
 * the moment is told, and the last one that did is served on.
 */
export async function watchWorld(directory: string, serving: Pick<Serving, 'load'>, io: Io): Promise<void> {
  const parts = partsOf(directory)
  let seen = fingerprint(parts)
  while (!io.signal.aborted) {
    await sleep(PAUSE)
    const now = fingerprint(parts)
    if (now === seen) continue
    seen = now
    io.err(await reload(directory, serving))
  }
}

/** What of a world's directory, or of its module, is looked at. */
export function partsOf(directory: string): readonly string[] {
  const isModule = statSync(directory, { throwIfNoEntry: false })?.isFile() ?? false
  return isModule ? [directory] : PARTS.map(part => join(resolve(directory), part))
}

async function reload(directory: string, serving: Pick<Serving, 'load'>): Promise<string> {
  try {
    await serving.load(directory)
    return `assayer: ${directory} was reloaded.\n`
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return `assayer: ${error.message}\nThe previous world is still being served.\n`
  }
}
