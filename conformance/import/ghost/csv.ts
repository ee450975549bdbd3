/** The rows of a CSV text (RFC 4180) as objects by the names of its first line. Values may stand in quotes. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''))
  return rows
    .filter(cells => cells.some(cell => cell !== ''))
    .map(cells => Object.fromEntries(names.map((name, i) => [name.trim(), cells[i] ?? ''])))
}

/** A value in quotes, with its quotes doubled, or one without; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/y

function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const [, quoted, plain = '', end] = CELL.exec(text) ?? ['', undefined, text, '']
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
    if (CELL.lastIndex === 0) break
  }
  return rows
}
