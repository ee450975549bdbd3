import { unservedCode } from '../targets/oracle.ts'
import type { Io } from './io.ts'

/**
 * Says which code of the projects in these directories the reference does not run. What it answers in their place is
 * what is generated from the models.
 */
export async function sayUnserved(directories: readonly string[], io: Pick<Io, 'err'>): Promise<void> {
  for (const directory of directories) {
    const files = await unservedCode(directory)
    if (files.length === 0) continue
    const lines = files.map(file => `  ${file}\n`).join('')
    io.err(`warning: this code of ${directory} is not served; only what its models generate is:\n${lines}`)
  }
}
