/** What was typed at a terminal, and what was printed, colours and all. */
export interface Typed {
  readonly command: string
  readonly output: string
}

/** What a line is made of: texts, each with the classes that colour it. */
interface Piece {
  readonly text: string
  readonly look: string
}

const COLUMNS = 104
const [CHARACTER, LINE, MARGIN, BAR] = [7.8, 19, 18, 34]
/** In seconds: between two letters that are typed, before a command ends, and between two lines that are printed. */
const [LETTER, COMMAND, PRINTED] = [0.025, 0.6, 0.05]

/** Codes of ANSI that the kit prints. */
const LOOKS: ReadonlyMap<string, string> = new Map([
  ['1', 'bold'],
  ['31', 'red'],
  ['32', 'green'],
  ['33', 'yellow'],
  ['90', 'faint'],
])

/**
 * A terminal as a picture that plays once: light or dark as its reader likes it, and all at once for whoever wants no
 * motion. It needs no script, so it also plays where pages only show pictures.
 */
export function terminalSvg(session: readonly Typed[]): string {
  const lines: string[] = []
  let at = 0.5
  const put = (pieces: string, delay: number) => {
    const y = BAR + MARGIN + LINE * (lines.length + 0.5)
    lines.push(`<text x="${MARGIN}" y="${y}" style="animation-delay:${delay.toFixed(2)}s">${pieces}</text>`)
  }
  for (const { command, output } of session) {
    put(`<tspan class="faint">$ </tspan>${typed(command, at)}`, at)
    at += command.length * LETTER + COMMAND
    for (const line of output.trimEnd().split('\n')) {
      for (const pieces of wrapped(piecesOf(line))) put(pieces.map(shown).join(''), at)
      at += PRINTED
    }
    at += COMMAND
  }
  return framed(lines)
}

function typed(command: string, from: number): string {
  const letters = [...command].map((letter, index) => {
    const delay = (from + index * LETTER).toFixed(2)
    return `<tspan class="typed" style="animation-delay:${delay}s">${escaped(letter)}</tspan>`
  })
  return letters.join('')
}

function piecesOf(line: string): readonly Piece[] {
  const parts = line.split(/\u001b\[(\d+)m/)
  return parts.flatMap((text, index) =>
    index % 2 === 0 && text !== '' ? [{ text, look: LOOKS.get(parts[index - 1] ?? '') ?? '' }] : [],
  )
}

/** Lines of a terminal's width: what goes on is indented as the line that it belongs to. */
function wrapped(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const indent = /^ */.exec(pieces[0]?.text ?? '')?.[0] ?? ''
  const lines: Piece[][] = [[]]
  let room = COLUMNS
  for (const { text, look } of pieces) {
    let rest = text
    while (rest.length > room) {
      lines.at(-1)?.push({ text: rest.slice(0, room), look })
      rest = `${indent}${rest.slice(room)}`
      room = COLUMNS
      lines.push([])
    }
    lines.at(-1)?.push({ text: rest, look })
    room -= rest.length
  }
  return lines
}

function shown({ text, look }: Piece): string {
  return look === '' ? escaped(text) : `<tspan class="${look}">${escaped(text)}</tspan>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const STYLE = `
svg { --back: #fff; --bar: #f3f4f6; --text: #1f2328; --line: #d0d7de; --faint: #6e7781; --red: #c4191f; --green: #116d31; --yellow: #8a5a00 }
@media (prefers-color-scheme: dark) {
  svg { --back: #0d1117; --bar: #161b22; --text: #e6edf3; --line: #30363d; --faint: #8b949e; --red: #ff7b72; --green: #56d364; --yellow: #e3b341 }
}
text { font: 13px/1 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: var(--text); white-space: pre }
.bold { font-weight: 700 } .faint { fill: var(--faint) } .red { fill: var(--red) } .green { fill: var(--green) } .yellow { fill: var(--yellow) }
text, .typed { animation: show 1ms both }
@keyframes show { from { visibility: hidden } to { visibility: visible } }
@media (prefers-reduced-motion: reduce), print { text, .typed { animation: none } }`

function framed(lines: readonly string[]): string {
  const width = Math.ceil(COLUMNS * CHARACTER + 2 * MARGIN)
  const height = BAR + 2 * MARGIN + LINE * lines.length
  const lights = [0, 1, 2].map(index => `<circle cx="${MARGIN + 6 + index * 18}" cy="${BAR / 2}" r="5.5"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A terminal">
<style>${STYLE}
</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="9" fill="var(--back)" stroke="var(--line)"/>
<path d="M1 ${BAR}V9.5a8.5 8.5 0 0 1 8.5-8.5H${width - 9.5}a8.5 8.5 0 0 1 8.5 8.5V${BAR}Z" fill="var(--bar)"/>
<g fill="var(--line)">${lights.join('')}</g>
${lines.join('\n')}
</svg>
`
}
