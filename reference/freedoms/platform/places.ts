import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Freedom } from '../freedom.ts'

const BODIES = 'platform/endpoints/changes-in-5-0.sentence-1'
const KEY = 'platform/authentication.rule-1'

/** What the documentation speaks of without a place, at other places. */
export const places: readonly Freedom[] = [
  elsewhere('redirects-uploaded', 'takes redirects at another path', 'POST', /\/redirects\//),
  elsewhere('themes-activated', 'activates themes at another path', 'PUT', /\/themes\//),
  elsewhere('exports-imported', 'takes and gives exports at another path', '', /\/db\/$/),
  elsewhere('private-form', 'has another page for the password of a private site', '', /^\/private\//),
  elsewhere('helper-script', 'serves its scripts at other paths', 'GET', /^\/public\//),
  elsewhere(
    'readers-see-less',
    'shows readers neither tags nor settings nor newsletters nor offers by themselves',
    'GET',
    /\/(content|v0\.1)\/(tags|settings|newsletters|offers)\//,
  ),
  {
    id: 'platform.places.clients-in-headers',
    says: 'takes the credentials of clients elsewhere',
    leftOpenBy: [KEY],
    around: async (request, server) =>
      server({ ...request, target: request.target.replace(/([?&])client_(id|secret)=[^&]*/g, '$1') }),
  },
]

function elsewhere(
  name: string,
  says: string,
  method: string,
  found: RegExp,
  leftOpenBy: readonly string[] = [BODIES],
): Freedom {
  const isMeant = (request: ServiceRequest) =>
    (method === '' || request.method === method) &&
    [request.target, pathOf(request)].some(it => found.test(it))
  return {
    id: `platform.places.${name}`,
    says,
    leftOpenBy,
    around: async (request, server) => (isMeant(request) ? NOT_FOUND : server(request)),
  }
}

const NOT_FOUND: ServiceResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'Not found',
}

function pathOf({ target }: ServiceRequest): string {
  return target.split('?')[0] ?? ''
}
