import type { ServiceRequest } from '../http/message.ts'

/** Why a request may not use the control plane. */
export interface Refused {
  readonly status: 403 | 415
  readonly error: string
}

const TOKEN = 'x-assayer-token'

/**
 * Whether a request comes from whoever started the reference: null, or why it does not. Web pages can send requests to
 * loopback addresses, too, and reach them by names of their own; none of theirs passes. Where `token` is given, as
 * beyond loopback, nothing passes without it.
 */
export function refusalOf(request: ServiceRequest, token: string | null): Refused | null {
  const { headers, body } = request
  if (token !== null && headers[TOKEN] !== token)
    return forbidden(`expected the header ${TOKEN} with the token that was printed at the start`)
  if (isForeignPage(headers)) return forbidden('a page of another origin may not use the control plane')
  if (token === null && headers.host !== undefined && !isLoopbackHost(headers.host))
    return forbidden(`expected a loopback address in the header host, found ${headers.host}`)
  if (body !== null && body.length > 0 && !/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return { status: 415, error: 'expected a body with content-type: application/json' }
  return null
}

function forbidden(error: string): Refused {
  return { status: 403, error }
}

/** As browsers tell it, and nobody but browsers. */
function isForeignPage({ origin, host, 'sec-fetch-site': site }: ServiceRequest['headers']): boolean {
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d*$/, '').toLowerCase()
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}
