/** A parameter of a query, as one reads and edits it. */
export interface QueryRow {
  readonly name: string
  readonly value: string
  /** As it stands in the path; null once it was edited. */
  readonly raw: string | null
}

/** The parameters of a path, in their order. */
export function readRows(path: string): readonly QueryRow[] {
  const start = path.indexOf('?')
  if (start < 0) return []
  return path
    .slice(start + 1)
    .split('&')
    .filter(raw => raw !== '')
    .map(raw => {
      const [name = '', ...rest] = raw.split('=')
      return { name: decoded(name), value: decoded(rest.join('=')), raw }
    })
}

/** The path with other parameters. Those that nobody edited keep every byte. */
export function withRows(path: string, rows: readonly QueryRow[]): string {
  const [before = ''] = path.split('?')
  const written = rows.map(({ name, value, raw }) => raw ?? `${encoded(name, '=')}=${encoded(value)}`)
  return written.length === 0 ? before : `${before}?${written.join('&')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Only what would mean something else in a query; the client sees to the rest. */
function encoded(text: string, besides = ''): string {
  return [...text].map(it => (`%&#+ ${besides}`.includes(it) ? encodeURIComponent(it) : it)).join('')
}
