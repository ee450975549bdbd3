/** A name in a request that nothing knows where it stands. */
export interface Misnamed {
  readonly kind: 'path' | 'parameter' | 'attribute' | 'operator' | 'component' | 'name'
  readonly found: string
  /** What it may have been meant to be; null: nothing is near. */
  readonly nearest: string | null
  /** The clause that says what becomes of it. */
  readonly clause: string
  /** The parameter in which it stands, as it is written decoded; null: it stands in the path. */
  readonly parameter: string | null
  /** Where the parameter's value lists names: all of them but this one. Undefined: without the name nothing is left. */
  readonly rest?: string
}

/** One line of ASCII: what is not known, what is near it, and which clause says so. */
export function hintOf({ kind, found, nearest, clause, parameter }: Misnamed): string {
  const where = parameter === null || parameter === found ? '' : ` in ${parameter}`
  const near = nearest === null ? '' : `; nearest: ${nearest}`
  return ascii(`no ${kind} ${found}${where}${near} (${clause})`)
}

const LONGEST = 300

/** What a header may hold, in one line. */
export function ascii(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(/[^\x20-\x7e]/g, '?')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}...` : plain
}
