import { connect } from 'node:net'

/** Milliseconds after which nobody is taken to listen. */
const PATIENCE = 1000

/** Whether anybody takes connections at an address. */
export async function isListening(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  const usual = protocol === 'https:' ? 443 : 80
  return new Promise(settle => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || usual),
      timeout: PATIENCE,
    })
    const end = (isThere: boolean) => {
      socket.destroy()
      settle(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
