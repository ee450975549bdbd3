import type { OracleSchema, OracleWorld } from '../targets/oracle.ts'

type Row = Readonly<Record<string, unknown>>

/** The values that an attribute has in entries to which relations lead from those of a type, as texts. */
export type ValuesBehind = (
  from: OracleSchema,
  path: readonly string[],
  attribute: string,
) => readonly string[]

/** More would not show more. */
const MOST_VALUES = 40

/** Of a world in which each relation stands at both of its ends. */
export function valuesBehind({ models, entries }: Pick<OracleWorld, 'models' | 'entries'>): ValuesBehind {
  const known = new Map<string, readonly Row[]>()
  const rowsBehind = (from: OracleSchema, path: readonly string[]): readonly Row[] => {
    const key = [from.uid, ...path].join(' ')
    const rows = known.get(key) ?? walked(from, path)
    known.set(key, rows)
    return rows
  }
  const walked = (from: OracleSchema, path: readonly string[]): readonly Row[] => {
    let [schema, rows]: [OracleSchema, readonly Row[]] = [from, entries.get(from.uid) ?? []]
    for (const step of path) {
      const attribute = schema.attributes.get(step)
      const target = attribute?.kind === 'relation' ? models.types.get(attribute.target ?? '') : undefined
      if (!target) return []
      const ids = new Set(rows.flatMap(row => row[step]))
      rows = (entries.get(target.uid) ?? []).filter(({ id }) => ids.has(id))
      schema = target
    }
    return rows
  }
  return (from, path, attribute) => {
    const values = new Set<string>()
    for (const { [attribute]: value } of rowsBehind(from, path)) {
      if (isPlain(value)) values.add(String(value))
      if (values.size === MOST_VALUES) break
    }
    return [...values]
  }
}

function isPlain(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'object'
}
