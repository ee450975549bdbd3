import { type Client, type ClientOptions, openClient } from './client.ts'
import { type Handle, inProcessClient, isSameInProcess } from './in-process.ts'

/** Sends requests to a server of this process, and takes the way over its socket only where that makes a difference. */
export function nearClient(handle: Handle, options: ClientOptions): Client {
  const [near, far] = [inProcessClient(handle, options), openClient(options)]
  return {
    send: request => (request.needsWire || !isSameInProcess(request) ? far : near).send(request),
    close: () => far.close(),
  }
}
