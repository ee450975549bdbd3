import type { OracleWhyReason } from '../targets/oracle.ts'

/** A part of the query as it is written there, with what it compares: `filters[seats][$lt]=40`. */
export function partText({ part, comparison }: OracleWhyReason): string {
  if (!comparison || part.startsWith('filter=')) return part
  const { operand } = comparison
  return `${part}=${Array.isArray(operand) ? operand.join(',') : String(operand ?? '')}`
}

/** A reason in one line: `filters[seats][$lt]=40: seats is 40`. */
export function reasonText(reason: OracleWhyReason): string {
  const part = partText(reason)
  const inside = insideText(reason)
  return `${part === '' ? '' : `${part}: `}${reason.says}${inside === '' ? '' : ` (${inside})`}`
}

/** What it is made of, without the query's words. */
function insideText({ parts = [], related = [] }: OracleWhyReason): string {
  const entries = related.map(({ name, reasons }) => `${name}: ${reasons.map(saysText).join(', ')}`)
  return [...parts.map(saysText), ...entries].join('; ')
}

/** What a reason says of an entry, without the part of the query. */
export function saysText(reason: OracleWhyReason): string {
  const inside = insideText(reason)
  return inside === '' ? reason.says : `${reason.says} (${inside})`
}

const SIGNS = { holds: '+', fails: '-', unknown: '?' } as const

/** A reason with all that it is made of, a line each, with its clause. */
export function reasonTree(reason: OracleWhyReason, indent = ''): readonly string[] {
  const { outcome, says, clause, parts = [], related = [] } = reason
  const part = partText(reason)
  return [
    `${indent}${SIGNS[outcome]} ${part === '' ? '' : `${part}: `}${says}${clause ? `  [${clause}]` : ''}`,
    ...parts.flatMap(inner => reasonTree(inner, `${indent}  `)),
    ...related.flatMap(({ name, reasons }) => [
      `${indent}  ${name}`,
      ...reasons.flatMap(inner => reasonTree(inner, `${indent}    `)),
    ]),
  ]
}

/** Every clause that a reason rests on. */
export function clausesIn({ clause, parts = [], related = [] }: OracleWhyReason): readonly string[] {
  return [
    ...(clause ? [clause] : []),
    ...parts.flatMap(clausesIn),
    ...related.flatMap(({ reasons }) => reasons.flatMap(clausesIn)),
  ]
}
