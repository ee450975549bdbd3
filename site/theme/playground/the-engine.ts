import { withBase } from 'vitepress'
import type { Engine } from '../../engine/engine.ts'
import { openEngine } from '../../engine/open-engine.ts'

let engine: Engine | undefined

/** The page's engine. Nothing of the reference is loaded before it is first asked. */
export function theEngine(): Engine {
  engine ??= openEngine(withBase('/'))
  return engine
}

const loaded = new Map<string, Promise<unknown>>()

/** JSON of the site's data by its path below `data/`; null where there is none. */
export async function loadData<T>(path: string): Promise<T | null> {
  const loading = loaded.get(path) ?? fetchJson(path)
  loaded.set(path, loading)
  return (await loading) as T | null
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(withBase(`/data/${path}`))
  return response.ok ? response.json() : null
}
