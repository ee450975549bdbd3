import type { AnswerInvariant, Sight } from '../broken.ts'

/** As bcrypt writes it, which both services use. */
const HASH = /\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}/

/** Shorter ones could be any word. */
const SHORTEST = 6

/** No answer shows the password of a user, or its hash. Whoever sent it may be shown it again. */
export const noPassword: AnswerInvariant = ({ sent, answer }, { passwords }) => {
  const { text } = answer
  const known = (secret: string) => secret.length >= SHORTEST && text.includes(secret) && !isIn(sent, secret)
  const what =
    text.includes('$2') && HASH.test(text)
      ? 'the hash of a password'
      : passwords.some(known)
        ? 'a password'
        : null
  if (what === null) return null
  return {
    says: `the answer shows ${what}`,
    clause: 'content.shapes.secrets',
    isDocumented: false,
    difference: { path: 'body', expected: `nothing of the kind`, actual: what },
  }
}

function isIn({ path, headers, body }: Sight['sent'], secret: string): boolean {
  return [path, decoded(path), body ?? '', ...Object.values(headers)].some(text => text.includes(secret))
}

/** A path that cannot be decoded holds nothing but itself. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, found =>
    Buffer.from(found.replaceAll('%', ''), 'hex').toString(),
  )
}
