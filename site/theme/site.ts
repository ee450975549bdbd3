import { withBase } from 'vitepress'
import type { Catalog, Own, Page, Places, QuirkFacts, WorldTexts } from '../catalog.ts'
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

export async function loadPage(id: string): Promise<Page> {
  return (await load(`pages/${id}`)) as Page
}

export async function loadPlaces(): Promise<Places> {
  return (await load('places')) as Places
}

export async function loadQuirks(): Promise<readonly QuirkFacts[]> {
  return (await load('quirks')) as readonly QuirkFacts[]
}

/** What somebody gave to `assayer docs`; null: nothing, or this is another server. It serves from this machine alone. */
export async function loadOwn(): Promise<Own | null> {
  if (!/^(localhost|127\.[\d.]+)$/.test(location.hostname)) return null
  const own = (await load('own/own').catch(() => null)) as Own | null
  return own?.specs || own?.world ? own : null
}

/** Null: there were none that are right. */
export async function loadOwnCatalog(): Promise<Catalog | null> {
  return (await load('own/catalog').catch(() => null)) as Catalog | null
}

export async function loadOwnPage(id: string): Promise<Page> {
  return (await load(`own/pages/${encodeURIComponent(id)}`)) as Page
}

export async function loadOwnWorld(name: string): Promise<WorldTexts> {
  return (await load(`own/worlds/${encodeURIComponent(name)}`)) as WorldTexts
}

/** Milliseconds between two questions whether files changed. */
const PAUSE = 1500

/** Loads the page anew when what it shows was changed on disk, until what it gives is called. */
export function followOwn({ revision }: Own): () => void {
  const timer = setInterval(async () => {
    if (document.hidden) return
    const response = await fetch(withBase('/data/own/own.json')).catch(() => null)
    const now: Own | null = response?.ok ? await response.json() : null
    if (now && now.revision !== revision) location.reload()
  }, PAUSE)
  return () => clearInterval(timer)
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
