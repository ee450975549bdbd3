import type { Catalog, Chapter, QuirkFacts, Reports } from '../catalog.ts'
import { loadData } from './playground/the-engine.ts'

/** Data of the site that pages load when they need it, once. Each rejects where it cannot be had. */
export const loadCatalog = () => loadPart<Catalog>('catalog')
export const loadChapter = (id: string) => loadPart<Chapter>(`chapters/${id}`)
export const loadQuirks = () => loadPart<readonly QuirkFacts[]>('quirks')
export const loadReports = () => loadPart<Reports>('reports')

async function loadPart<Part>(name: string): Promise<Part> {
  const part = await loadData<Part>(`${name}.json`)
  if (part === null) throw new Error(`data/${name}.json is not there`)
  return part
}
