import { isObject } from '../../compare/json-value.ts'
import { isSecretHeader, isSecretMember } from '../../secrets/names.ts'
import { proofsOf } from '../../secrets/requests.ts'
import { factText } from '../../suite/fact.ts'
import type { Known } from './known.ts'

/** A text that is a fact and nothing else, or the id of an entry of the platform, as its placeholder. */
export function factIn(text: string, known: Known): string {
  const found = known.facts.find(({ fact, value }) => fact.name !== 'version' && value === text)
  if (found) return factText(found.fact)
  return /^[0-9a-f]{24}$/.test(text) ? (known.entry(null, text) ?? text) : text
}

interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** Where a request holds a secret for which there is no placeholder; null when it holds none. */
export function secretIn({ path, headers, body }: Sent, known: Known): string | null {
  const header = Object.keys(headers).find(isSecretHeader)
  if (header !== undefined) return `the header ${header}`
  const isHidden = (value: string) => /^<[^<>]+>$/.test(value)
  if (proofsOf(path, {}).some(value => value !== '' && !isHidden(value))) return 'a parameter of its query'
  const member = memberIn(body, known)
  return member === null ? null : `${member} in its body`
}

function memberIn(value: unknown, known: Known): string | null {
  if (Array.isArray(value)) return value.map(item => memberIn(item, known)).find(it => it !== null) ?? null
  if (typeof value === 'string') return argumentIn(value, known)
  if (!isObject(value)) return null
  for (const [name, item] of Object.entries(value)) {
    const isText = typeof item === 'string' && item !== ''
    if (isText && isSecretMember(name) && factIn(item, known) === item) return name
    const below = memberIn(item, known)
    if (below !== null) return below
  }
  return null
}

/** An argument of a GraphQL document, a member of JSON or a field of a form that did not come as an object. */
const ARGUMENT = /\b(\w+)("?\s*[:=]\s*"?)([^"&\s]+)/g

function argumentIn(text: string, known: Known): string | null {
  const found = [...text.matchAll(ARGUMENT)].find(
    ([, name = '', between = '', value = '']) =>
      isSecretMember(name) && isValue(between, value) && factIn(value, known) === value,
  )
  return found?.[1] ?? null
}

/** `password: String` and `token: $token` of a GraphQL document are none. */
function isValue(between: string, value: string): boolean {
  return (between.includes('"') || between.includes('=')) && !value.startsWith('$')
}

/** The secrets in a GraphQL document as placeholders. */
export function withoutSecrets(query: string, known: Known): string {
  return query.replace(ARGUMENT, (written: string, name: string, between: string, value: string) =>
    isSecretMember(name) && isValue(between, value) ? `${name}${between}${factIn(value, known)}` : written,
  )
}
