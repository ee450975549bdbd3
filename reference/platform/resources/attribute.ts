import type { Json } from '../values.ts'

/** One attribute of a resource: what it holds, and what a client may write into it. */
export interface Attribute {
  readonly name: string
  readonly kind: 'text' | 'flag' | 'number' | 'time' | 'list'
  /** What a new row has when nothing is given. */
  readonly initial: Json
  /** Longest text, in characters. */
  readonly max?: number
  /** Longest text that is kept, where a longer one is well written anyway. */
  readonly kept?: number
  /** Shortest text. */
  readonly min?: number
  /** `null` stands for nothing here, and is refused. */
  readonly neverNull?: true
  readonly oneOf?: readonly string[]
  /** Of a list: by which of these keys its items are named. */
  readonly namedBy?: readonly string[]
  /** `address`: the whole text is a URL of the site; `content`: URLs stand inside markup. */
  readonly urls?: 'address' | 'content'
  /** A client cannot set it: ids, times, what the platform works out itself. */
  readonly fixed?: true
}

type More = Partial<Omit<Attribute, 'name' | 'kind'>>

export function text(name: string, more: More = {}): Attribute {
  return { name, kind: 'text', initial: null, max: 2000, ...more }
}

export function flag(name: string, initial: boolean): Attribute {
  return { name, kind: 'flag', initial }
}

export function number(name: string, initial: number | null): Attribute {
  return { name, kind: 'number', initial }
}

export function time(name: string, more: More = {}): Attribute {
  return { name, kind: 'time', initial: null, ...more }
}

/** A relation that rows keep as a list of ids; `namedBy` are the keys of which a client gives one. */
export function list(name: string, namedBy?: readonly string[]): Attribute {
  return { name, kind: 'list', initial: [], ...(namedBy && { namedBy }) }
}

export function fixed(attribute: Attribute): Attribute {
  return { ...attribute, fixed: true }
}

/** The address of an image or page of the site. */
export function address(name: string): Attribute {
  return text(name, { urls: 'address' })
}

/** Id, and when the row was made and changed: what every row has. */
export const rowAttributes: readonly Attribute[] = [
  fixed(text('id')),
  fixed(time('created_at')),
  fixed(time('updated_at')),
]

/** What search engines and social networks are told of a page. */
export const metaAttributes: readonly Attribute[] = [
  address('og_image'),
  text('og_title', { max: 300 }),
  text('og_description', { max: 500 }),
  address('twitter_image'),
  text('twitter_title', { max: 300 }),
  text('twitter_description', { max: 500 }),
  text('meta_title', { max: 300 }),
  text('meta_description', { max: 500 }),
]
