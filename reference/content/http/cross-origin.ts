import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'

/** Origins whose pages may read answers: all of them, or those of a list. */
export type Origins = '*' | readonly string[]

/** Who may read answers in a browser, and how it is told. */
export interface CrossOrigin {
  readonly clause: string
  readonly allows: (origin: string, origins: Origins) => boolean
  /** What every answer to a page of such an origin tells. */
  readonly headersFor: (origin: string) => Readonly<Record<string, string>>
  /** What a preflight request is told besides. */
  readonly preflight: Readonly<Record<string, string>>
}

/** content.service.cross-origin: a page of any origin may read answers, with credentials (observed). */
export const crossOrigin: CrossOrigin = {
  clause: 'content.service.cross-origin',
  allows: (origin, origins) => origins === '*' || origins.includes(origin),
  headersFor: origin => ({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  }),
  preflight: {
    'access-control-max-age': '31536000',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
    'access-control-allow-headers': 'Content-Type,Authorization,Origin,Accept',
  },
}

type Answering = () => ServiceResponse | Promise<ServiceResponse>

/** Answers a request so that a browser knows which pages may read it. A preflight request goes no further (observed). */
export type CrossOriginDoor = (
  request: ServiceRequest,
  answer: Answering,
) => ServiceResponse | Promise<ServiceResponse>

export function createCrossOriginDoor(unit: CrossOrigin, origins: Origins): CrossOriginDoor {
  return (request, answer) => {
    const { origin } = request.headers
    const isAllowed = origin !== undefined && unit.allows(origin, origins)
    const told = { vary: 'Origin', ...(isAllowed && unit.headersFor(origin)) }
    if (isPreflight(request))
      return { status: 204, headers: { ...told, ...(isAllowed && unit.preflight) }, body: null }
    const tell = (given: ServiceResponse) => ({ ...given, headers: { ...given.headers, ...told } })
    const response = answer()
    return response instanceof Promise ? response.then(tell) : tell(response)
  }
}

function isPreflight({ method, headers }: ServiceRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}
