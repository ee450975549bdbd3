import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Freedom } from '../freedom.ts'
import { ofApi } from './requests.ts'

/** What is deprecated, and nowhere said to be there still. */
export const deprecated: readonly Freedom[] = [
  {
    id: 'platform.deprecated.json-redirects-refused',
    says: 'takes redirects as YAML alone',
    leftOpenBy: ['platform/endpoints/changes-in-4-0.point-4'],
    around: async (request, server) => (uploadsJson(request) ? REFUSAL : server(request)),
  },
]

/** Before 4.0 there is nothing but JSON, also where a later platform answers in its place. */
const SINCE_4: readonly (string | null)[] = [null, 'v4', 'canary']

function uploadsJson(request: ServiceRequest): boolean {
  const asked = ofApi(request)
  if (!asked?.path.startsWith('admin/redirects/upload') || !SINCE_4.includes(asked.prefix)) return false
  return new TextDecoder().decode(request.body ?? new Uint8Array()).includes('.json"')
}

const REFUSAL: ServiceResponse = {
  status: 422,
  headers: { 'content-type': 'text/plain' },
  body: 'Upload redirects.yaml',
}
