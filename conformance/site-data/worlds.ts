import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguredFiles, readWorld, servicesOf } from '../targets/oracle.ts'
import type { WorldFacts, WorldTexts } from './catalog.ts'

/** A world of the suite as the site has it. */
export interface SiteWorld {
  readonly facts: Omit<WorldFacts, 'scenarios'>
  readonly texts: WorldTexts
}

/** Reads a world's directory. Rejects with UsageError for one that is none. */
export async function siteWorld(name: string, directory: string): Promise<SiteWorld> {
  const [world, files] = await Promise.all([readWorld(directory), readConfiguredFiles(directory)])
  const keys = textOf(directory, 'keys.json')
  return {
    facts: {
      name,
      services: servicesOf(world),
      says: firstParagraph(textOf(directory, 'README.md') ?? ''),
      hasCode: world.code.length > 0,
    },
    texts: { ...Object.fromEntries(files), ...(keys !== null && { 'keys.json': keys }) },
  }
}

function textOf(directory: string, file: string): string | null {
  const path = join(directory, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** What stands below the title. */
function firstParagraph(markdown: string): string {
  const paragraphs = markdown.split(/\r?\n\s*\r?\n/).map(text => text.trim())
  return paragraphs.find(text => text !== '' && !text.startsWith('#'))?.replace(/\s+/g, ' ') ?? ''
}
