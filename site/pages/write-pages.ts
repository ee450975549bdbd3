import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChapterFacts } from '../catalog.ts'
import { contentsMarkdown } from './contents-markdown.ts'
import { guideMarkdown } from './guide-markdown.ts'
import { allGuides } from './guides.ts'
import { isSmall } from './is-small.ts'
import { pageMarkdown, smallPageMarkdown } from './page-markdown.ts'
import { readCatalog, readPage, readPlaces, readReports } from './read-data.ts'
import { reportsMarkdown } from './reports-markdown.ts'
import { specIndexMarkdown } from './spec-index-markdown.ts'

/**
 * `node --import tsx site/pages/write-pages.ts`, once the data is there: writes the pages of each chapter, each guide, and
 * the reports.
 * They are files, and not routes of VitePress with parameters, because its search reads files alone.
 */
const SITE = join(import.meta.dirname, '..')
const ROOT = join(SITE, '..')

type WrittenPage = readonly [name: string, text: string]

const { chapters } = readCatalog()
writeFolder('spec', [['index', specIndexMarkdown(chapters)], ...chapters.flatMap(pagesOf)])
writeFolder(
  'guide',
  allGuides().map(guide => {
    const text = readFileSync(join(ROOT, guide.file), 'utf8')
    return [guide.name, guideMarkdown(guide, text, process.env.ASSAYER_REPOSITORY)] as const
  }),
)

writeFileSync(
  join(SITE, 'reports.md'),
  reportsMarkdown({ reports: readReports(), chapters, places: readPlaces() }),
)

/** A chapter of several pages has its contents besides, under its own name. */
function pagesOf(chapter: ChapterFacts): readonly WrittenPage[] {
  const pages = chapter.pages.map(({ id }) => readPage(id))
  const written = pages.map(
    page => [page.id, isSmall ? smallPageMarkdown(page) : pageMarkdown(page)] as const,
  )
  return pages.length === 1 ? written : [[chapter.id, contentsMarkdown(chapter, pages)], ...written]
}

function writeFolder(folder: string, pages: readonly WrittenPage[]): void {
  rmSync(join(SITE, folder), { recursive: true, force: true })
  for (const [name, text] of pages) {
    const file = join(SITE, folder, `${name}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
