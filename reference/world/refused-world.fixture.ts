import { expect, test } from 'vitest'
import { type Edit, libraryWith } from '../content/world/library.fixture.ts'
import { parseWorld } from './parse-world.ts'
import { WorldError, type WorldProblem } from './problems.ts'
import type { WorldFiles } from './world.ts'

/** A change of the library after which it must be refused. */
export interface RefusedWorld {
  readonly says: string
  readonly change: Edit
  /** In the file that is changed. */
  readonly problem: Omit<WorldProblem, 'file'>
  /** `file: path` of the other side of a relation, which is wrong as well. */
  readonly other?: string
}

export const refused = (
  says: string,
  change: Edit,
  problem: RefusedWorld['problem'],
  other?: string,
): RefusedWorld => ({
  says,
  change,
  problem,
  ...(other !== undefined && { other }),
})

/** A change of one file. Without a value, what is at the path is taken out. */
export const inFile =
  (file: string) =>
  (at: readonly (string | number)[], value?: unknown): Edit => ({ file, at, value })

/** The problems of a world that must be refused. */
export function problemsOf(files: WorldFiles): readonly WorldProblem[] {
  try {
    parseWorld('library', files)
  } catch (error) {
    if (error instanceof WorldError) return error.problems
    throw error
  }
  return []
}

/** Each row's problem is found, where it is and in these words, and nothing else is. */
export function testRefusals(rows: readonly RefusedWorld[]): void {
  test.each(rows)('$says', ({ change, problem, other }) => {
    const problems = problemsOf(libraryWith(change))
    const where = `${change.file}: ${problem.path}`
    expect(problems).toContainEqual({ file: change.file, ...problem })
    expect(problems.map(({ file, path }) => `${file}: ${path}`).sort()).toEqual(
      other ? [other, where].sort() : [where],
    )
  })
}
