import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suiteBelow } from '../suite/layers.ts'
import { directoriesIn, worldDirectory, worldFolders } from '../suite/worlds.ts'
import { type FrozenFiles, writeFrozenFiles } from './world-files.ts'

/**
 * Runs with a specs directory in which worlds are as a set froze them, by their usual names, and all others as they are.
 * It is there for the time only. Where no world changed, it is the one that was given.
 */
export async function withFrozenWorlds<T>(
  specs: string,
  worlds: ReadonlyMap<string, FrozenFiles>,
  run: (specs: string) => Promise<T>,
): Promise<T> {
  if (worlds.size === 0) return run(specs)
  const place = mkdtempSync(join(tmpdir(), 'assayer-requirements-'))
  try {
    cpSync(join(suiteBelow(specs), 'schemas'), join(place, 'schemas'), { recursive: true })
    for (const name of new Set([...worldFolders(specs).flatMap(directoriesIn), ...worlds.keys()])) {
      const directory = join(place, 'worlds', name)
      const files = worlds.get(name)
      if (files) writeFrozenFiles(directory, files)
      else cpSync(worldDirectory(specs, name), directory, { recursive: true })
    }
    return await run(place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
