import { credentialVariable } from '../targets/credential-variable.ts'
import { piecesOf } from './template.ts'

/** A caller as scenarios name it: `token:full` is the kind `token` and the name `full`. */
export interface Caller {
  readonly kind: string
  readonly name: string
}

export function callerOf(as: string): Caller {
  const colon = as.indexOf(':')
  return colon < 0 ? { kind: as, name: '' } : { kind: as.slice(0, colon), name: as.slice(colon + 1) }
}

/** The version prefix of a platform's URL, with its slash: `v4/`; empty for the single URL. */
export function versionPrefix(path: string): string {
  return /^\/platform\/api\/((?:v[\d.]+|canary)\/)/.exec(path)?.[1] ?? ''
}

export function tokenVariable(name: string): string {
  return credentialVariable('TOKEN', name)
}

export function passwordVariable(user: string): string {
  return credentialVariable('PASSWORD', user)
}

/** A path with a parameter more. */
export function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`
}

/** Whether a text holds anything that is known only when it is sent. */
export function isTemplate(text: string, saved: ReadonlySet<string>): boolean {
  return piecesOf(text, saved).some(({ kind }) => kind !== 'text')
}
