import { withBase } from 'vitepress'
import type { Catalog, Chapter, QuirkFacts } from '../catalog.ts'
import type { Engine } from '../engine/engine.ts'
import { openEngine } from '../engine/open-engine.ts'

/** What the pages of one visit share: the engine, and data that was loaded once. */
let engine: Engine | null = null
const loaded = new Map<string, Promise<unknown>>()

/** Its worker starts with the first call. */
export function theEngine(): Engine {
  engine ??= openEngine(withBase('/'))
  return engine
}

export async function loadCatalog(): Promise<Catalog> {
  return (await load('catalog')) as Catalog
}

export async function loadChapter(id: string): Promise<Chapter> {
  return (await load(`chapters/${id}`)) as Chapter
}

export async function loadQuirks(): Promise<readonly QuirkFacts[]> {
  return (await load('quirks')) as readonly QuirkFacts[]
}

/** Once; what could not be loaded is tried again. */
function load(name: string): Promise<unknown> {
  const known = loaded.get(name)
  if (known) return known
  const loading = fetch(withBase(`/data/${name}.json`)).then(async response => {
    if (!response.ok) throw new Error(`data/${name}.json: ${response.status}`)
    return response.json()
  })
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}
