import type { ServiceRequest, Span } from '../../reference/index.ts'
import type { Edit } from './edited.ts'

/** What a reference is started with. */
export interface Setting {
  readonly world: string
  /** `4.0`: the platform running as that version. */
  readonly platformVersion?: string
  readonly production?: true
  readonly staging?: true
  /** What is otherwise in the files of the world. */
  readonly edits?: readonly Edit[]
}

/** A request, or another question about one. */
export interface Question extends ServiceRequest {
  /** What is asked for in place of the answer: its reasons, or what an upgrade does to the request. */
  readonly about?: 'reasons' | Span
}

/** Requests that are sent one after the other to a reference that was just started. */
export interface Conversation {
  readonly setting: Setting
  readonly questions: readonly Question[]
}

/** A conversation with a digest of each answer. */
export interface Kept extends Conversation {
  readonly digests: readonly string[]
}

/** A file of conversations: texts that stand in many of them, and one conversation in each further line. */
export function writeKept(kept: readonly Kept[]): string {
  const texts = textsOf(kept)
  const lines = kept.map(({ setting: { world: _, ...setting }, digests, questions }) =>
    JSON.stringify([digests.join(' '), setting, ...questions.map(it => written(it, texts))]),
  )
  return `${[JSON.stringify(texts), ...lines].join('\n')}\n`
}

export function readKept(text: string, world: string): readonly Kept[] {
  const [first = '[]', ...lines] = text.trimEnd().split('\n')
  const texts: readonly string[] = JSON.parse(first)
  return lines.map(line => {
    const [digests, setting, ...questions]: [string, Omit<Setting, 'world'>, ...WrittenQuestion[]] =
      JSON.parse(line)
    return {
      setting: { world, ...setting },
      digests: digests.split(' '),
      questions: questions.map(it => read(it, texts)),
    }
  })
}

/** `GET /api/dishes`, with what else there is. */
interface WrittenQuestion {
  readonly ask: string
  readonly about?: 'reasons' | Span
  /** A number is the place of a text that stands in many. */
  readonly headers?: Readonly<Record<string, string | number>>
  /** The body, as JSON, as text or as bytes in base64. */
  readonly json?: unknown
  readonly text?: string
  readonly base64?: string
}

const HOST = '127.0.0.1:1337'

function written(
  { method, target, headers, body, about }: Question,
  texts: readonly string[],
): WrittenQuestion {
  const own = Object.entries(headers).filter(([name, value]) => value !== usualHeaders(body)[name])
  const shown = own.map(([name, value]) => [name, texts.includes(value) ? texts.indexOf(value) : value])
  return {
    ask: `${method} ${target}`,
    ...(about && { about }),
    ...(shown.length > 0 && { headers: Object.fromEntries(shown) }),
    ...(body && writtenBody(body)),
  }
}

function writtenBody(body: Uint8Array): Pick<WrittenQuestion, 'json' | 'text' | 'base64'> {
  const text = new TextDecoder().decode(body)
  if (!isSame(new TextEncoder().encode(text), body)) return { base64: Buffer.from(body).toString('base64') }
  const json = jsonIn(text)
  return json !== undefined && JSON.stringify(json) === text ? { json } : { text }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place])
}

function read({ ask, about, headers = {}, ...rest }: WrittenQuestion, texts: readonly string[]): Question {
  const space = ask.indexOf(' ')
  const body = bodyOf(rest)
  const own = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'number' ? (texts[value] ?? '') : value,
  ])
  return {
    method: ask.slice(0, space),
    target: ask.slice(space + 1),
    headers: { ...usualHeaders(body), ...Object.fromEntries(own) },
    body,
    ...(about && { about }),
  }
}

function bodyOf({
  json,
  text,
  base64,
}: Pick<WrittenQuestion, 'json' | 'text' | 'base64'>): Uint8Array | null {
  if (base64 !== undefined) return new Uint8Array(Buffer.from(base64, 'base64'))
  const sent = json === undefined ? text : JSON.stringify(json)
  return sent === undefined ? null : new TextEncoder().encode(sent)
}

/** What every client sends. */
function usualHeaders(body: Uint8Array | null): Readonly<Record<string, string>> {
  return { host: HOST, ...(body && { 'content-length': String(body.byteLength) }) }
}

/** Long values of headers that stand in more than one question: tokens above all. */
function textsOf(kept: readonly Conversation[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { headers } of kept.flatMap(({ questions }) => questions))
    for (const value of Object.values(headers)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].flatMap(([value, count]) => (count > 1 && value.length > LONG ? [value] : []))
}

const LONG = 20
