import type { Reporter } from '../report/reporter.ts'
import { consoleMatrix } from './console.ts'
import { htmlMatrix } from './html.ts'
import { markdownMatrix } from './markdown.ts'
import type { Matrix } from './matrix.ts'

/** Every reporter of a matrix. A new one: its file, a line here. */
export const matrixReporters: readonly Reporter<Matrix>[] = [htmlMatrix, markdownMatrix, consoleMatrix]
