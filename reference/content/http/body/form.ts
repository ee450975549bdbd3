import qs from 'qs'
import { type BodyForm, decode } from './body-form.ts'

const BYTES = 56 * 1024

/** content.writes.body.form: Values may be sent as a form in bracket notation: `data[code]=…`. */
export const form: BodyForm = {
  clause: 'content.writes.body.form',
  types: ['application/x-www-form-urlencoded'],
  bytes: BYTES,
  read: body => qs.parse(decode(body)),
}

/** content.writes.body.text: A body of text holds no values. */
export const text: BodyForm = {
  clause: 'content.writes.body.text',
  types: ['text/'],
  bytes: BYTES,
  read: decode,
}
