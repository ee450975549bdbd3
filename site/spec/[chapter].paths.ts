import { chapterMarkdown } from '../pages/chapter-markdown.ts'
import { readCatalog, readChapter } from '../pages/read-data.ts'

export default {
  paths: () =>
    readCatalog().chapters.map(({ id }) => ({
      params: { chapter: id },
      content: chapterMarkdown(readChapter(id)),
    })),
}
