import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChapterFacts } from '../catalog.ts'
import { chapterMarkdown, smallChapterMarkdown } from './chapter-markdown.ts'
import { guideMarkdown } from './guide-markdown.ts'
import { allGuides } from './guides.ts'
import { isSmall } from './is-small.ts'
import { readCatalog, readChapter, readReports } from './read-data.ts'
import { reportsMarkdown } from './reports-markdown.ts'
import { specIndexMarkdown } from './spec-index-markdown.ts'

/**
 * `node --import tsx site/pages/write-pages.ts`, once the data is there: writes a page for each chapter, each guide, and
 * the reports.
 * They are files, and not routes of VitePress with parameters, because its search reads files alone.
 */
const SITE = join(import.meta.dirname, '..')
const ROOT = join(SITE, '..')

const { chapters } = readCatalog()
writeFolder('spec', [
  ['index', specIndexMarkdown(chapters)],
  ...chapters.map(chapter => [chapter.id, pageOf(chapter)] as const),
])
writeFolder(
  'guide',
  allGuides().map(guide => {
    const text = readFileSync(join(ROOT, guide.file), 'utf8')
    return [guide.name, guideMarkdown(guide, text, process.env.ASSAYER_REPOSITORY)] as const
  }),
)

writeFileSync(join(SITE, 'reports.md'), reportsMarkdown(readReports(), chapters))

function pageOf(chapter: ChapterFacts): string {
  return isSmall ? smallChapterMarkdown(chapter) : chapterMarkdown(readChapter(chapter.id))
}

function writeFolder(folder: string, pages: readonly (readonly [name: string, text: string])[]): void {
  rmSync(join(SITE, folder), { recursive: true, force: true })
  for (const [name, text] of pages) {
    const file = join(SITE, folder, `${name}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
