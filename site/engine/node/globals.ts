import { Buffer } from './buffer.ts'

/** What Node.js has without any import, and the kit uses. Imported before all else. */
const turns = new MessageChannel()
const waiting: (() => void)[] = []
turns.port1.onmessage = () => waiting.shift()?.()

Object.assign(globalThis, {
  Buffer,
  process: { env: {}, platform: 'browser', versions: {}, cwd: () => '/' },
  setImmediate: (then: () => void) => {
    waiting.push(then)
    turns.port2.postMessage(null)
  },
})
