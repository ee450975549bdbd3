import {
  type Answer,
  type Engine,
  EngineError,
  type ImportedWorld,
  type OpenedWorld,
  type Outcome,
  type Why,
} from './engine.ts'
import type { Call, Reply } from './worker.ts'

/**
 * The engine, whose worker is started by the first call.
 *
 * @param base where the site lies, with a slash at its end: `/` or `/assayer/`
 */
export function openEngine(base: string): Engine {
  const waiting = new Map<number, { resolve(made: unknown): void; reject(error: Error): void }>()
  let worker: Worker | null = null
  let count = 0
  const start = () => {
    const started = new Worker(new URL(`${base}engine/worker.js`, location.href), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Reply>) => {
      const caller = waiting.get(data.id)
      waiting.delete(data.id)
      if ('made' in data) caller?.resolve(data.made)
      else caller?.reject(data.isFault ? new Error(data.error) : new EngineError(data.error))
    }
    started.onerror = ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(`The engine cannot be started: ${message}`))
      waiting.clear()
    }
    return started
  }
  const call = (name: keyof Engine, given: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      worker ??= start()
      const id = ++count
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, name, given } satisfies Call)
    })
  return {
    open: async (...given) => (await call('open', given)) as OpenedWorld,
    ask: async (...given) => (await call('ask', given)) as Answer,
    why: async (...given) => (await call('why', given)) as Why,
    reset: async (...given) => void (await call('reset', given)),
    close: async (...given) => void (await call('close', given)),
    run: async (...given) => (await call('run', given)) as Outcome,
    importExport: async (...given) => (await call('importExport', given)) as ImportedWorld,
    changes: (...given) => call('changes', given),
  }
}
