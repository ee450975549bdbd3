import { dirname } from 'node:path'
import type { Import, SourceFile } from './source-files.ts'
import { type ImportsOf, importsOf, shortestWays, type Way } from './ways.ts'

type Closes = (from: string, to: string) => boolean

/**
 * The shortest circle through each import that is in one, types included, if `closes` says that it may close one:
 * shortest first.
 */
export function circles(
  files: readonly SourceFile[],
  closes: Closes,
  counts: (it: Import) => boolean = () => true,
): readonly Way[] {
  const found = new Map<string, Way>()
  for (const circle of eachCircle(files, closes, counts)) {
    const key = circle.steps
      .map(({ target }) => target)
      .sort()
      .join()
    if (!found.has(key)) found.set(key, circle)
  }
  return [...found.values()].sort((a, b) => a.steps.length - b.steps.length)
}

/**
 * Circles within one folder are its own affair: its files are one thing. A folder of the content service is one with
 * those below it: its context is told its units, most of which are told what a context is.
 */
export function crossesFolders(from: string, to: string): boolean {
  return folderOf(from) !== folderOf(to)
}

function folderOf(path: string): string {
  return /^reference\/content\/[^/]+(?=\/)/.exec(path)?.[0] ?? dirname(path)
}

function* eachCircle(
  files: readonly SourceFile[],
  closes: Closes,
  counts: (it: Import) => boolean = () => true,
): Generator<Way> {
  const left = insideOfCircles(files, counts)
  const imports = importsOf(left, counts)
  for (const { path } of left) {
    for (const step of imports(path)) {
      if (closes(path, step.target)) yield* wayBack(path, step, imports)
    }
  }
}

/** Files that nothing imports, or that import nothing, are in no circle; nor are those that are left then. */
function insideOfCircles(
  files: readonly SourceFile[],
  counts: (it: Import) => boolean,
): readonly SourceFile[] {
  const paths = new Set(files.map(({ path }) => path))
  const targets = new Set(files.flatMap(({ imports }) => imports.filter(counts).map(({ target }) => target)))
  const left = files.filter(
    ({ path, imports }) => targets.has(path) && imports.some(it => counts(it) && paths.has(it.target)),
  )
  return left.length === files.length ? left : insideOfCircles(left, counts)
}

/** The circle that an import closes, along the shortest way back. */
function wayBack(path: string, step: Import, imports: ImportsOf): readonly Way[] {
  if (step.target === path) return [{ start: path, steps: [step] }]
  const [back] = shortestWays([step.target], imports, { isWanted: it => it === path })
  return back ? [{ start: path, steps: [step, ...back.steps] }] : []
}
