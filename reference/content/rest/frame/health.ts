import type { ServiceResponse } from '../../../http/message.ts'

/** Where whoever watches the service asks whether it is there. */
export interface Health {
  readonly clause: string
  readonly path: string
  readonly respond: () => ServiceResponse
}

/** content.service.health: `/_health` answers 204, whatever the method (observed). */
export const health: Health = {
  clause: 'content.service.health',
  path: '/_health',
  respond: () => ({ status: 204, headers: {}, body: null }),
}
