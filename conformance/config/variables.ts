import { credentialVariable } from '../targets/credential-variable.ts'
import { UsageError } from '../usage-error.ts'
import type { AuthConfig } from './config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with what `auth` names put under the names that credentials are read from: `tokens.full: $STAGING`
 * becomes ASSAYER_TOKEN_FULL. What stands there already wins; a variable that is not set gives nothing.
 */
export function authEnvironment(auth: AuthConfig, environment: Environment): Environment {
  const named = [
    ...Object.entries(auth.tokens ?? {}).map(([name, from]) => [credentialVariable('TOKEN', name), from]),
    ...Object.entries(auth.passwords ?? {}).map(([user, from]) => [
      credentialVariable('PASSWORD', user),
      from,
    ]),
    ...Object.entries(auth.jwts ?? {}).map(([user, from]) => [credentialVariable('JWT', user), from]),
    ...Object.entries(auth.sessions ?? {}).map(([user, from]) => [credentialVariable('SESSION', user), from]),
    ['ASSAYER_CONTENT_KEY', auth.contentKey],
    ['ASSAYER_ADMIN_KEY', auth.adminKey],
  ] as const
  const given = named.flatMap(([name, from]) => {
    const value = from === undefined ? undefined : environment[from.slice(1)]
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(given), ...environment }
}

/** Headers with the values of their variables, and those values: no report may show them. */
export interface FilledHeaders {
  readonly headers: Readonly<Record<string, string>>
  /** As they are written, with the names of the variables. */
  readonly written: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
}

/** Puts variables in the place of `${NAME}`. Throws UsageError when one is not set: a header must not be half. */
export function fillHeaders(
  headers: Readonly<Record<string, string>>,
  environment: Environment,
): FilledHeaders {
  const secrets: string[] = []
  const fill = (header: string, text: string) =>
    text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = environment[name]
      if (!value)
        throw new UsageError(`The header ${header} needs the environment variable ${name}, which is not set.`)
      secrets.push(value)
      return value
    })
  const filled = Object.entries(headers).map(([name, text]) => [name, fill(name, text)] as const)
  return { headers: Object.fromEntries(filled), written: headers, secrets }
}
