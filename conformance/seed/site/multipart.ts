const BOUNDARY = 'assayer-upload'

export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

export interface SentFile {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** A form with one file in it. */
export function formOf({ field, name, type, content }: SentFile): Uint8Array {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}
