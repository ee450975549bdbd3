/** A mail as a reference tells of one. */
export interface Mail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What a link carries by which somebody is let in, or sets a password; undefined: there is none. */
  readonly code?: string
}

const CODE = /\/(?:signup|reset)\/([^/\s"<>]+)/

/** Reads a message whose characters are bytes. What it does not say is empty. */
export function readMail(message: string): Omit<Mail, 'to'> {
  const { headers } = partOf(message)
  const leaves = leavesOf(message)
  const textOf = (type: string) => leaves.find(leaf => leaf.type === type)?.text ?? ''
  const [from = '', subject = ''] = ['from', 'subject'].map(name => wordsIn(headers.get(name) ?? ''))
  const [text, html] = ['text/plain', 'text/html'].map(textOf)
  const code = CODE.exec(`${text} ${html}`)?.[1]
  return { from, subject, text: text ?? '', html: html ?? '', ...(code !== undefined && { code }) }
}

interface Part {
  /** By lower-case name; what is folded is in one line. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function partOf(message: string): Part {
  const end = /\r?\n\r?\n/.exec(message)
  const head = end ? message.slice(0, end.index) : message
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.flatMap(line => {
    const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const]
  })
  return { headers: new Map(headers), body: end ? message.slice(end.index + end[0].length) : '' }
}

interface Leaf {
  readonly type: string
  readonly text: string
}

function leavesOf(message: string): readonly Leaf[] {
  const { headers, body } = partOf(message)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1]
  if (/^multipart\//i.test(contentType) && boundary !== undefined) {
    const [, ...parts] = `\r\n${body}`.split(`\n--${boundary}`)
    return parts
      .filter(part => !part.startsWith('--'))
      .flatMap(part => leavesOf(part.replace(/^[^\n]*\n/, '')))
  }
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = decoded(body.replace(/\r$/, ''), headers.get('content-transfer-encoding') ?? '')
  return [{ type, text: readable(bytes, /charset="?([\w-]+)/i.exec(contentType)?.[1]) }]
}

function decoded(body: string, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64')
    case 'quoted-printable':
      return quotedPrintable(body.replace(/=\r?\n/g, ''))
    default:
      return Buffer.from(body, 'latin1')
  }
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return Buffer.from(bytes, 'latin1')
}

/** What names no encoding, or one that nobody knows, is taken for UTF-8. Lines end as in any other text. */
function readable(bytes: Buffer, charset = 'utf-8'): string {
  const isLatin = /^(iso-8859-1|latin1|windows-1252)$/i.test(charset)
  return bytes.toString(isLatin ? 'latin1' : 'utf8').replaceAll('\r\n', '\n')
}

const ENCODED_WORD = /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi

/** `=?UTF-8?Q?caf=C3=A9?=`, as headers write what is not ASCII. */
function wordsIn(header: string): string {
  // Between two such words white space only separates.
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  return joined.replace(ENCODED_WORD, (_, charset: string, encoding: string, text: string) => {
    const isBase64 = encoding.toUpperCase() === 'B'
    const bytes = isBase64 ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '))
    return readable(bytes, charset)
  })
}
