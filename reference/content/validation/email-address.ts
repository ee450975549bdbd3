/** Letters beyond ASCII that addresses may have (RFC 6532 in the Basic Multilingual Plane, without private use). */
const BEYOND_ASCII = '\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF'

const ATOM = `[a-z\\d!#$%&'*+/=?^_\`{|}~${BEYOND_ASCII}-]+`
const QUOTED = `"(?:[\\x01-\\x09\\x0b\\x0c\\x0e-\\x21\\x23-\\x5b\\x5d-\\x7f${BEYOND_ASCII}]|\\\\[\\x01-\\x7f])*"`
const LETTER = `[a-z${BEYOND_ASCII}]`
const LETTER_OR_DIGIT = `[a-z\\d${BEYOND_ASCII}]`

const LOCAL_PART = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})$`, 'i')
const DOMAIN = new RegExp(`^${LETTER_OR_DIGIT}[a-z\\d._~${BEYOND_ASCII}-]*${LETTER}$`, 'i')
const LAST_LABEL = new RegExp(`${LETTER_OR_DIGIT}\\.${LETTER}`, 'i')

/**
 * Whether a text is an e-mail address: dotted words or a quoted text, `@`, and a domain whose last label begins and
 * ends with a letter. Takes a time that grows with the text and no faster, whatever it is.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  return at > 0 && LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(domain) && LAST_LABEL.test(domain)
}
