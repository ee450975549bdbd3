import type { BodyUnits } from './units.ts'

/** One form in which a request can send values. */
export interface BodyForm {
  readonly clause: string
  /** Media types, or their beginnings up to the `/`. */
  readonly types: readonly string[]
  /** The most bytes that are read. */
  readonly bytes: number
  /** The values of a body that is not empty. Throws a ContentError. */
  readonly read: (body: Uint8Array, contentType: string, reading: BodyReading) => unknown
}

/** What reading a body rests on. */
export interface BodyReading {
  readonly units: BodyUnits
}

/** Bytes as the text that they are in UTF-8; a byte order mark is left out. */
export function decode(body: Uint8Array): string {
  return new TextDecoder().decode(body)
}

/** The media type of a `content-type` header, without its parameters. */
export function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** Whether a form is meant by a media type. */
export function isOf({ types }: BodyForm, type: string): boolean {
  return types.some(known => (known.endsWith('/') ? type.startsWith(known) : type === known))
}
