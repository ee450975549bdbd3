import type { Client } from '../client/client.ts'
import { mayWrite } from '../safety/may-write.ts'
import { NotSent } from './target.ts'

/** The client as it is, except that nothing goes out that might write: that throws NotSent. */
export function readOnly(client: Client): Client {
  return {
    close: client.close,
    send: async request => {
      if (!mayWrite(request)) return client.send(request)
      throw new NotSent(`${request.method} ${request.path.split('?')[0]} may write, and ${NOT_PUT_BACK}`)
    },
  }
}

/** Why nothing is written, and what to do; to stand behind "it writes, and". */
export const NOT_PUT_BACK = 'the target cannot be reset afterwards: configure `reset` to say how'
