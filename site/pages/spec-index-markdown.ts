import type { ChapterFacts } from '../catalog.ts'
import { SERVICES } from './sidebars.ts'
import { STATUS_MEANINGS } from './status.ts'

/** The contents of the specification, and how it is read. */
export function specIndexMarkdown(chapters: readonly ChapterFacts[]): string {
  const parts = Object.entries(SERVICES).map(([service, title]) => {
    const rows = chapters
      .filter(chapter => chapter.service === service)
      .map(it => `| [${it.title}](/spec/${it.id}) | ${it.clauses} | ${it.scenarios.toLocaleString('en')} |`)
    return [`## ${title}`, ['| chapter | clauses | examples |', '|---|---:|---:|', ...rows].join('\n')].join(
      '\n\n',
    )
  })
  return [
    '---\ntitle: Specification\n---',
    '# Specification',
    'Each rule of the two services is a **clause**: one sentence, with the place in the documentation that it comes from. Under it stand its **examples**: requests to a small world of entries, and what is right to answer. All of them run here, in your browser: open one, change the request, and see what becomes of the answer.',
    'The status of a clause says who says so.',
    Object.entries(STATUS_MEANINGS)
      .map(([status, says]) => `- <span class="status ${status}">${status}</span> ${says}`)
      .join('\n'),
    ...parts,
    '',
  ].join('\n\n')
}
