import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guideMarkdown } from '../pages/guide-markdown.ts'
import { allGuides } from '../pages/guides.ts'

const ROOT = join(import.meta.dirname, '../..')

export default {
  paths: () =>
    allGuides().map(guide => ({
      params: { guide: guide.name },
      content: guideMarkdown(
        guide,
        readFileSync(join(ROOT, guide.file), 'utf8'),
        process.env.ASSAYER_REPOSITORY,
      ),
    })),
}
