import { readFileSync } from 'node:fs'
import { UsageError } from './usage-error.ts'

/** The text of a file that the user named. Throws UsageError when it cannot be read. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new UsageError(`${file} cannot be read: ${error.message}`)
    throw error
  }
}
