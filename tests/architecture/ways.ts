import type { Import, SourceFile } from './source-files.ts'

/** A way from one file to another: the file that it starts from, and each import along it. */
export interface Way {
  readonly start: string
  readonly steps: readonly Import[]
}

export type ImportsOf = (path: string) => readonly Import[]

/** What each file imports, as far as it counts. */
export function importsOf(
  files: readonly SourceFile[],
  counts: (it: Import) => boolean = () => true,
): ImportsOf {
  const byPath = new Map(files.map(({ path, imports }) => [path, imports.filter(counts)]))
  return path => byPath.get(path) ?? []
}

/** Where a walk stops, and what it is looking for. */
export interface Walk {
  readonly isWanted: (path: string) => boolean
  /** Looked at, but never walked through. */
  readonly isDoor?: (path: string) => boolean
}

/** The shortest way from `starts` into everything wanted, by each import that leads there; never through it. */
export function shortestWays(
  starts: readonly string[],
  imports: ImportsOf,
  { isWanted, isDoor = () => false }: Walk,
): readonly Way[] {
  const ways = new Map(starts.map((start): [string, Way] => [start, { start, steps: [] }]))
  const found: Way[] = []
  // A map that grows is walked to its end: the nearest first.
  for (const [path, { start, steps }] of ways) {
    for (const step of imports(path)) {
      const way = { start, steps: [...steps, step] }
      if (isDoor(step.target)) continue
      if (isWanted(step.target)) found.push(way)
      else if (!ways.has(step.target)) ways.set(step.target, way)
    }
  }
  return found
}

/** A way for people, one file a line. */
export function written({ start, steps }: Way): string {
  const lines = steps.map(({ target, isType, isLater }) => {
    if (isType) return `  imports types of ${target}`
    return isLater ? `  imports, when needed, ${target}` : `  imports ${target}`
  })
  return [start, ...lines].join('\n')
}
