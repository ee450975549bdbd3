import { isObject, isScalar } from '../../conformance/compare/json-value.ts'
import { itemPath, keyPath } from '../../conformance/compare/path.ts'
import type { Mark } from './marks.ts'

/** A line of JSON as it is shown. */
export interface JsonLine {
  readonly depth: number
  /** With its quotes and colon; empty in lists. */
  readonly key: string
  /** A value, or the bracket that opens or closes one, with its comma. */
  readonly text: string
  readonly kind: 'string' | 'number' | 'word' | 'bracket' | 'missing'
  /** What there is to say of it; null: nothing. */
  readonly mark: Mark | null
}

interface Place {
  readonly path: string
  readonly depth: number
  readonly key: string
  readonly comma: string
}

/** JSON in lines, as one would print it, with marks where they belong and a line for whatever is missing. */
export function jsonLines(value: unknown, marks: readonly Mark[] = []): readonly JsonLine[] {
  return linesAt(value, { path: 'body', depth: 0, key: '', comma: '' }, marks)
}

function linesAt(value: unknown, place: Place, marks: readonly Mark[]): readonly JsonLine[] {
  const mark = marks.find(it => it.path === place.path && it.missing === null) ?? null
  const lacking = marks.filter(it => it.path === place.path && it.missing !== null)
  const { depth, key, comma } = place
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const members = membersOf(value, place.path)
  if (isScalar(value) || (members.length === 0 && lacking.length === 0)) {
    const text = isScalar(value) ? (JSON.stringify(value) ?? 'nothing') : `${open}${close}`
    return [
      { depth, key, text: text + comma, kind: kindOf(value), mark },
      ...lacking.map(it => missingLine(it, depth)),
    ]
  }
  const within = members.flatMap(({ key, path, value }, index) => {
    const comma = index < members.length - 1 ? ',' : ''
    return linesAt(value, { path, key, comma, depth: depth + 1 }, marks)
  })
  return [
    { depth, key, text: open, kind: 'bracket', mark },
    ...within,
    ...lacking.map(it => missingLine(it, depth + 1)),
    { depth, key: '', text: close + comma, kind: 'bracket', mark: null },
  ]
}

function membersOf(value: unknown, path: string) {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ key: '', path: itemPath(path, index), value: item }))
  if (!isObject(value)) return []
  return Object.entries(value).map(([name, member]) => ({
    ...{ key: `${JSON.stringify(name)}: `, path: keyPath(path, name), value: member },
  }))
}

function missingLine(mark: Mark, depth: number): JsonLine {
  const isKey = mark.missing !== null && !/^(?:\d+|\[\*\])$/.test(mark.missing)
  const key = isKey ? `${JSON.stringify(mark.missing)}: ` : ''
  return { depth, key, text: JSON.stringify(mark.expected) ?? 'nothing', kind: 'missing', mark }
}

function kindOf(value: unknown): JsonLine['kind'] {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'number'
  return isScalar(value) ? 'word' : 'bracket'
}
