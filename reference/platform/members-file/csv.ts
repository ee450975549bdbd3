/**
 * The rows of a CSV text (RFC 4180), empty lines left out, such as what lies between CR and LF. A quote that nothing ends
 * holds the rest of the text.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const source = text.replace(/^\ufeff/, '')
  const rows: string[][] = [[]]
  for (let at = 0; at < source.length; ) {
    const cell = readCell(source, at)
    rows.at(-1)?.push(cell.text)
    at = cell.end + 1
    if (source.charAt(cell.end) !== ',') rows.push([])
    else if (at === source.length) rows.at(-1)?.push('')
  }
  return rows.filter(row => row.length > 1 || (row[0] ?? '') !== '')
}

/** The text of a cell, and where it ends: at a comma, at the end of its row, or with the text. */
function readCell(source: string, from: number): { readonly text: string; readonly end: number } {
  const isQuoted = source.charAt(from) === '"'
  const closing = isQuoted ? closingQuote(source, from + 1) : from
  const quoted = source.slice(from + 1, closing).replaceAll('""', '"')
  const plain = /[^,\r\n]*/y
  plain.lastIndex = isQuoted ? Math.min(closing + 1, source.length) : from
  const rest = plain.exec(source)?.[0] ?? ''
  return { text: quoted + rest, end: plain.lastIndex }
}

/** The next quote that is not doubled; the end of the text when there is none. */
function closingQuote(source: string, from: number): number {
  let at = source.indexOf('"', from)
  while (at >= 0 && source.charAt(at + 1) === '"') at = source.indexOf('"', at + 2)
  return at < 0 ? source.length : at
}

/** A CSV text with CR and LF between its rows. What a spreadsheet would take for a formula gets a sign before it. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(row => row.map(writeCell).join(',')).join('\r\n')
}

function writeCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  const needsQuotes = /[",\r\n]/.test(inert) || /^\s|\s$/.test(inert) || inert !== text
  return needsQuotes ? `"${inert.replaceAll('"', '""')}"` : inert
}
