import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, ROOT, type SourceFile } from './source-files.ts'
import { importsOf, shortestWays, type Way } from './ways.ts'

/**
 * What a part of the project must not reach, over any number of files, types included. Names are files, folders (with
 * a slash at the end) or packages (`node:` is all of Node.js).
 */
export interface Arrow {
  readonly why: string
  readonly from: readonly string[]
  readonly mayNotReach?: readonly string[]
  /** In place of `mayNotReach`: all else is forbidden, the part itself included. */
  readonly mayReachOnly?: readonly string[]
  /** Where a way ends that is allowed: what lies behind them is hidden from the part. */
  readonly doors?: readonly string[]
  /** Only what is loaded at once counts: no types, and nothing that is loaded when it is needed. */
  readonly atOnce?: true
}

/** The shortest ways on which files break a rule. */
export function brokenWays(files: readonly SourceFile[], arrow: Arrow): readonly Way[] {
  const isWanted = (path: string) => isForbidden(path, arrow)
  const isDoor = (path: string) => isIn(path, arrow.doors ?? [])
  const starts = startsOf(files, arrow)
  return shortestWays(
    starts,
    importsOf(files, it => counts(it, arrow)),
    { isWanted, isDoor },
  )
}

/** Names of a rule that have lost their meaning, each with the reason: a rule about nothing forbids nothing. */
export function staleNames(files: readonly SourceFile[], arrow: Arrow): readonly string[] {
  const { from, mayNotReach = [], mayReachOnly = [], doors = [] } = arrow
  const gone = [...from, ...mayNotReach, ...mayReachOnly, ...doors].filter(name => !isThere(name, files))
  const broken = brokenWays(files, arrow).length
  const isNeeded = (stricter: Arrow) => brokenWays(files, stricter).length > broken
  const unused = doors.filter(name => !isNeeded({ ...arrow, doors: without(doors, name) }))
  const unreached = mayReachOnly.filter(
    name => !isNeeded({ ...arrow, mayReachOnly: without(mayReachOnly, name) }),
  )
  return [
    ...gone.map(name => `${name} does not exist`),
    ...(startsOf(files, arrow).length === 0 ? [`${from.join(', ')} holds no file`] : []),
    ...unused.map(name => `${name} need not be a door`),
    ...unreached.map(name => `${name} is not reached`),
  ]
}

function without(names: readonly string[], name: string): readonly string[] {
  return names.filter(it => it !== name)
}

function startsOf(files: readonly SourceFile[], arrow: Arrow): readonly string[] {
  const { from, mayNotReach = [], doors = [] } = arrow
  return files
    .map(({ path }) => path)
    .filter(path => isIn(path, from) && !isIn(path, [...mayNotReach, ...doors]))
}

function isForbidden(path: string, { mayNotReach, mayReachOnly }: Arrow): boolean {
  return mayNotReach ? isIn(path, mayNotReach) : !isIn(path, mayReachOnly ?? [])
}

function counts({ isType, isLater }: Import, { atOnce }: Arrow): boolean {
  return !atOnce || (!isType && !isLater)
}

function isIn(path: string, names: readonly string[]): boolean {
  return names.some(name => (/[/:]$/.test(name) ? path.startsWith(name) : path === name))
}

function isThere(name: string, files: readonly SourceFile[]): boolean {
  const found = statSync(join(ROOT, name), { throwIfNoEntry: false })
  if (found) return found.isDirectory() === name.endsWith('/')
  return files.some(({ imports }) => imports.some(({ target }) => isIn(target, [name])))
}
