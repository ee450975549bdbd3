import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalog, Page, Places, Reports } from '../catalog.ts'

/** What `site/emit` wrote, read while pages are made; in the browser pages load it from `data/`. */
const DATA = join(import.meta.dirname, '../public/data')

export function readCatalog(): Catalog {
  return JSON.parse(readFileSync(join(DATA, 'catalog.json'), 'utf8'))
}

export function readPage(id: string): Page {
  return JSON.parse(readFileSync(join(DATA, 'pages', `${id}.json`), 'utf8'))
}

export function readPlaces(): Places {
  return JSON.parse(readFileSync(join(DATA, 'places.json'), 'utf8'))
}

export function readReports(): Reports {
  return JSON.parse(readFileSync(join(DATA, 'reports.json'), 'utf8'))
}
