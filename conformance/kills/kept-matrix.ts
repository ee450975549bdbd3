import { existsSync, readFileSync } from 'node:fs'
import { besideSources } from '../package-directory.ts'
import { type KillMatrix, parseKillMatrix } from './kill-matrix.ts'

/** Where the matrix of the package is kept: `assayer selftest --matrix` writes it. */
export const KEPT_MATRIX = 'conformance/kills/assets/kill-matrix.txt'

/** The matrix that was measured when the suite was last changed much; null where there is none. */
export function readKeptMatrix(): KillMatrix | null {
  const file = besideSources(KEPT_MATRIX)
  return existsSync(file) ? parseKillMatrix(readFileSync(file, 'utf8')) : null
}
