/*
 * The one list of the names under which secrets stand. A name that is missing here is missing everywhere: in reports,
 * recordings, captured traffic and what a command printed.
 */

/** Headers that prove who asks; lower-case. */
export const SECRET_HEADERS = ['authorization', 'cookie', 'x-api-key'] as const

export function isSecretHeader(name: string): boolean {
  return SECRET_HEADERS.some(secret => secret === name.toLowerCase())
}

/** Members of JSON objects and fields of forms, in any case. */
export const SECRET_MEMBERS =
  '(?:password|passwd|jwt|(?:access|refresh|reset_?password|confirmation|id|csrf)?_?token|access_?key|api_?key' +
  '|secret|authorization|(?:set-)?cookie)'

const MEMBER = new RegExp(`^${SECRET_MEMBERS}$`, 'i')

export function isSecretMember(name: string): boolean {
  return MEMBER.test(name)
}

/** Parameters of a query, in any case. */
export const SECRET_PARAMETERS = '(?:key|token|access_token|api_key|password|secret|client_secret|code)'

/** Whether a variable of the environment sounds as if it held a secret. */
export function isSecretVariable(name: string): boolean {
  return /token|passw|secret|key/i.test(name)
}
