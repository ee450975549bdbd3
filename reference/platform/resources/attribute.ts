import type { Json } from '../values.ts'

/** One attribute of a resource: what it holds, and what a client may write into it. */
export interface Attribute {
  readonly name: string
  readonly kind: 'text' | 'flag' | 'number' | 'time' | 'list'
  /** What a new row has when nothing is given. */
  readonly initial: Json
  /** Longest text, in characters. */
  readonly max?: number
  readonly oneOf?: readonly string[]
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

/** A relation that rows keep as a list of ids. */
export function list(name: string): Attribute {
  return { name, kind: 'list', initial: [] }
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
  text('meta_title', { max: 2000 }),
  text('meta_description', { max: 2000 }),
]
