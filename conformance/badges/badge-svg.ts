/** What a badge says, and how well that is. */
export interface Badge {
  readonly label: string
  readonly message: string
  readonly tone: 'good' | 'bad' | 'unknown'
}

/** Each has a contrast of at least 4.5 to white. */
const COLOURS: Readonly<Record<Badge['tone'], string>> = {
  good: '#2c7a1f',
  bad: '#c0392b',
  unknown: '#6b6b6b',
}

const LABEL_COLOUR = '#555'
const HEIGHT = 20
/** Left and right of a text. */
const PADDING = 6

/**
 * An SVG in the flat look that badges have everywhere. Texts are fitted into their boxes, so that no other font can make
 * them run out; who cannot see it is read "label: message".
 */
export function badgeSvg({ label, message, tone }: Badge): string {
  const left = boxWidth(label)
  const right = boxWidth(message)
  const width = left + right
  const says = escaped(`${label}: ${message}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${says}">`,
    `<title>${says}</title>`,
    '<linearGradient id="s" x2="0" y2="100%"><stop offset="0" stop-color="#bbb" stop-opacity=".1"/><stop offset="1" stop-opacity=".1"/></linearGradient>',
    `<clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="3" fill="#fff"/></clipPath>`,
    '<g clip-path="url(#r)">',
    `<rect width="${left}" height="${HEIGHT}" fill="${LABEL_COLOUR}"/>`,
    `<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${COLOURS[tone]}"/>`,
    `<rect width="${width}" height="${HEIGHT}" fill="url(#s)"/>`,
    '</g>',
    '<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" aria-hidden="true">',
    textElement(label, PADDING),
    textElement(message, left + PADDING),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function textElement(text: string, x: number): string {
  const length = `textLength="${textWidth(text)}" lengthAdjust="spacingAndGlyphs"`
  return `<text x="${x}" y="14" ${length}>${escaped(text)}</text>`
}

function boxWidth(text: string): number {
  return textWidth(text) + 2 * PADDING
}

/** Widths of Verdana at 11 pixels, roughly: `textLength` makes up for the rest. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;|'!]/, 4],
  [/[frt ()[\]/-]/, 5],
  [/[mwMW@%]/, 11],
  [/[A-Z]/, 8],
]
const USUAL_WIDTH = 7
/** Letters of other scripts and signs may be as wide as they are high. */
const WIDEST = 12

function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  if (letter > '~') return WIDEST
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
