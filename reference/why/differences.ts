import { toldValue } from './values.ts'
import type { WhyDifference } from './why.ts'

/** So many differences of one step are told: a change may touch every row. */
const MOST = 30

/** Where two values of JSON differ: each place with what stood there before and after. */
export function differencesBetween(before: unknown, after: unknown, path = ''): readonly WhyDifference[] {
  if (before === after) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return isSame(before, after) ? [] : [difference(path, before, after)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differences: WhyDifference[] = []
  for (const name of names) {
    differences.push(
      ...differencesBetween(before[name], after[name], placed(path, name, Array.isArray(before))),
    )
    if (differences.length >= MOST) break
  }
  return differences.slice(0, MOST)
}

function difference(path: string, before: unknown, after: unknown): WhyDifference {
  return {
    path,
    ...(before !== undefined && { before: toldValue(before) }),
    ...(after !== undefined && { after: toldValue(after) }),
  }
}

function placed(path: string, name: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${name}]`
  return path === '' ? name : `${path}.${name}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
