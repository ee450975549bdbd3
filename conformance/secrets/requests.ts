import { isSecretHeader, SECRET_MEMBERS, SECRET_PARAMETERS } from './names.ts'

/*
 * Secrets that are known by the place where they stand in a request or an answer; `shown` stands there afterwards.
 */

/** The scheme before a proof: `Bearer `. */
const SCHEME = /^[A-Za-z][\w-]*\s+/

/** The value of a header; where it proves who asks, nothing of it is shown but the scheme. */
export function hideHeader(name: string, value: string, shown: string): string {
  if (!isSecretHeader(name)) return value
  const scheme = SCHEME.exec(value)?.[0] ?? ''
  return scheme + value.slice(scheme.length).replace(/\S+/g, shown)
}

/** A cookie that a server sets: its name and its attributes are shown. */
export function hideCookie(cookie: string, shown: string): string {
  return cookie.replace(/^([^=;]*=)[^;]*/, `$1${shown}`)
}

const PARAMETER = new RegExp(`([?&]${SECRET_PARAMETERS}=)([^&]*)`, 'gi')

/** A path without the values of parameters that prove who asks. */
export function hideParameters(path: string, shown: string): string {
  return path.replace(PARAMETER, `$1${shown}`)
}

// Requests of strangers have members of any name: what ends like a secret is one, such as `newPassword`.
const MEMBER_OF_JSON = new RegExp(`("\\w*${SECRET_MEMBERS}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi')
// A GraphQL document stands in JSON: its quotes are escaped there.
const ARGUMENT = new RegExp(`(\\b\\w*${SECRET_MEMBERS}\\s*:\\s*)\\\\"(?:[^]*?[^\\\\])?\\\\"`, 'gi')
const FIELD_OF_FORM = new RegExp(`((?:^|&)\\w*${SECRET_MEMBERS}=)[^&]*`, 'gi')

/** The text of a body, JSON, GraphQL in JSON, or a form, without the values of members that are secrets. */
export function hideMembers(body: string, shown: string): string {
  return body
    .replace(MEMBER_OF_JSON, `$1"${shown}"`)
    .replace(ARGUMENT, `$1\\"${shown}\\"`)
    .replace(FIELD_OF_FORM, `$1${shown}`)
}

/** What a request proves its caller with. */
export function proofsOf(path: string, headers: Readonly<Record<string, string>>): readonly string[] {
  const inHeaders = Object.entries(headers).flatMap(([name, value]) =>
    // One header can hold several cookies.
    isSecretHeader(name) ? value.replace(SCHEME, '').split(/;\s*/) : [],
  )
  return [...inHeaders, ...[...path.matchAll(PARAMETER)].flatMap(([, , value]) => value ?? [])]
}
