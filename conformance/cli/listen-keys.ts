import type { ReadStream } from 'node:tty'

/** As a terminal in raw mode gives it. */
const CTRL_C = '\u0003'

/** Gives single keys as they are pressed, until what it returns is called. Ctrl+C still interrupts. */
export function listenKeys(
  input: ReadStream,
  interrupt: () => void,
): (onKey: (key: string) => void) => () => void {
  return onKey => {
    const take = (keys: Buffer | string) => {
      for (const key of String(keys)) {
        if (key === CTRL_C) interrupt()
        else onKey(key)
      }
    }
    input.setRawMode(true)
    input.on('data', take)
    input.resume()
    return () => {
      input.off('data', take)
      input.setRawMode(false)
      input.pause()
    }
  }
}
