import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Around, Freedom } from '../freedom.ts'

/** A parameter of a query string. */
export interface Parameter {
  /** As it was sent. */
  readonly written: string
  /** Its name and what stands in its brackets, decoded: `filters`, `slug`, `$in`, `0`. */
  readonly names: readonly string[]
  /** Decoded; null without `=`. */
  readonly value: string | null
}

/** What a freedom says of itself, apart from what it does. */
export type Saying = Pick<Freedom, 'id' | 'says' | 'leftOpenBy'>

/** A server that refuses a REST read because of its parameters. */
export function refusing(
  saying: Saying,
  refuses: (parameters: readonly Parameter[], request: ServiceRequest) => boolean,
): Freedom {
  const around: Around = async (request, server) =>
    isRead(request) && refuses(parametersOf(request), request) ? REFUSAL : server(request)
  return { ...saying, around }
}

/** A server that reads the parameters of a REST read as if others had been sent. */
export function rewriting(
  saying: Saying,
  change: (parameters: readonly Parameter[]) => readonly Parameter[],
): Freedom {
  const around: Around = (request, server) =>
    server(isRead(request) ? withParameters(request, change(parametersOf(request))) : request)
  return { ...saying, around }
}

/** What stands behind `filters`, also inside of a populate; null for any other parameter. */
export function filterPath({ names }: Parameter): readonly string[] | null {
  const at = names.indexOf('filters')
  return at === -1 ? null : names.slice(at + 1)
}

export function isOperator(name: string | undefined): boolean {
  return name?.startsWith('$') ?? false
}

export function isIndex(name: string | undefined): boolean {
  return name !== undefined && /^\d*$/.test(name)
}

const REFUSAL: ServiceResponse = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: '{"reason":"No."}',
}

function isRead({ method, target }: ServiceRequest): boolean {
  return method === 'GET' && target.startsWith('/api/') && target.includes('?')
}

function parametersOf({ target }: ServiceRequest): readonly Parameter[] {
  const query = target.slice(target.indexOf('?') + 1)
  return query.split('&').filter(Boolean).map(readParameter)
}

function readParameter(written: string): Parameter {
  const at = written.indexOf('=')
  const name = decode(at === -1 ? written : written.slice(0, at))
  const [root = '', ...brackets] = name.split('[')
  return {
    written,
    names: [root, ...brackets.map(bracket => bracket.replace(/\].*$/, ''))],
    value: at === -1 ? null : decode(written.slice(at + 1)),
  }
}

function withParameters(request: ServiceRequest, parameters: readonly Parameter[]): ServiceRequest {
  const path = request.target.slice(0, request.target.indexOf('?'))
  return { ...request, target: `${path}?${parameters.map(({ written }) => written).join('&')}` }
}

/** What cannot be decoded stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return text
  }
}
