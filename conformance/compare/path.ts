import { ABSENT } from './difference.ts'

/** One step into a JSON value: a key, a position, or each item of an array. */
export type PathSegment = string | number | typeof EACH

/** `[*]`: each item of an array. */
export const EACH: unique symbol = Symbol('each')

/** A path that cannot be read: what was written, and where it stops making sense. */
export class PathError extends Error {
  override readonly name = 'PathError'
}

const SEGMENT = /\.?([^.[\]"]+)|\[(\d+)\]|(\[\*\])|\[("(?:[^"\\]|\\.)*")\]/y
const PLAIN_KEY = /^[^.[\]"$][^.[\]"]*$/

/**
 * Reads a path such as `data[*].attributes.slug`, `data[0].id`, `["odd.key"].x` or `$` (the whole value).
 * A leading `$` may stand before further segments. Throws PathError.
 */
export function parsePath(text: string): readonly PathSegment[] {
  const segments: PathSegment[] = []
  let position = startOf(text)
  while (position < text.length) {
    SEGMENT.lastIndex = position
    const match = SEGMENT.exec(text)
    if (!match || isDotMisplaced(text, position)) {
      throw new PathError(`the path ${text} cannot be read from "${text.slice(position)}" on`)
    }
    segments.push(segmentOf(match))
    position = SEGMENT.lastIndex
  }
  if (text === '') throw new PathError('a path is empty; $ is the whole body')
  return segments
}

function startOf(text: string): number {
  return text === '$' || text.startsWith('$.') || text.startsWith('$[') ? 1 : 0
}

/** A dot separates: it cannot open the path, and a name after another segment needs one. */
function isDotMisplaced(text: string, position: number): boolean {
  const character = text[position]
  if (character === '[') return false
  return position === 0 ? character === '.' : character !== '.'
}

function segmentOf([, name, index, each, quoted]: RegExpExecArray): PathSegment {
  if (name !== undefined) return name
  if (index !== undefined) return Number(index)
  if (each !== undefined) return EACH
  return String(JSON.parse(quoted ?? '""'))
}

/**
 * The value at a path; ABSENT when nothing is there. Each `[*]` gives an array with what the rest of the path
 * finds in each item (ABSENT for an item that has nothing there), so two of them give an array of arrays.
 */
export function valueAt(value: unknown, segments: readonly PathSegment[]): unknown {
  let current = value
  for (const [position, segment] of segments.entries()) {
    if (segment === EACH) {
      if (!Array.isArray(current)) return ABSENT
      const rest = segments.slice(position + 1)
      return current.map(item => valueAt(item, rest))
    }
    current = childAt(current, segment)
    if (current === ABSENT) return ABSENT
  }
  return current
}

function childAt(value: unknown, segment: string | number): unknown {
  if (typeof value !== 'object' || value === null) return ABSENT
  if (Array.isArray(value))
    return typeof segment === 'number' && segment < value.length ? value[segment] : ABSENT
  return Object.hasOwn(value, segment) ? (value as Record<string, unknown>)[segment] : ABSENT
}

/** The path of a key below another path, quoted where the key is no plain name. */
export function keyPath(parent: string, key: string): string {
  return PLAIN_KEY.test(key) ? `${parent}.${key}` : `${parent}[${JSON.stringify(key)}]`
}

/** The path of an item below another path. */
export function itemPath(parent: string, index: number): string {
  return `${parent}[${index}]`
}

/** A path of the scenario, below the name of what it looks into: `$` in `body` is `body`. */
export function pathBelow(root: string, path: string): string {
  const rest = path.slice(startOf(path))
  return rest === '' || rest.startsWith('[') || rest.startsWith('.') ? `${root}${rest}` : `${root}.${rest}`
}
