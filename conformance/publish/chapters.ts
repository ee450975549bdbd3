import { inline } from '../report/markdown-text.ts'
import type { ClauseReport } from '../report/report.ts'
import { isFailure, isJudged } from '../run/verdict.ts'
import type { Service } from '../suite/clause.ts'
import type { PublishedReport } from './reports-index.ts'

const TITLES: Readonly<Record<Service, string>> = {
  content: 'Content service',
  platform: 'Publishing platform',
}

/** How many scenarios of each chapter fail, programs side by side; nothing where no program was judged by any. */
export function chaptersOf(service: Service, published: readonly PublishedReport[]): readonly string[] {
  const judged = published
    .map(({ folder, report }) => ({ folder, counts: countsIn(report.clauses, service) }))
    .filter(({ counts }) => counts.size > 0)
  if (judged.length === 0) return []
  const chapters = [...new Set(judged.flatMap(({ counts }) => [...counts.keys()]))].sort()
  return [
    `## ${TITLES[service]}`,
    '',
    'How many of the scenarios that were judged fail, by chapter.',
    '',
    `| chapter | ${judged.map(({ folder }) => folder).join(' | ')} |`,
    `|---|${judged.map(() => '---|').join('')}`,
    ...chapters.map(
      chapter =>
        `| ${inline(chapter)} | ${judged.map(({ counts }) => cellOf(counts.get(chapter))).join(' | ')} |`,
    ),
    '',
  ]
}

interface Count {
  readonly failed: number
  readonly judged: number
}

/** By chapter: `content.filters.eq` is in `filters`. */
function countsIn(clauses: readonly ClauseReport[], service: Service): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>()
  for (const { id, scenarios } of clauses) {
    const [own, chapter = ''] = id.split('.')
    const judged = scenarios.filter(({ verdict }) => isJudged(verdict))
    if (own !== service || judged.length === 0) continue
    const before = counts.get(chapter) ?? { failed: 0, judged: 0 }
    const failed = judged.filter(({ verdict }) => isFailure(verdict)).length
    counts.set(chapter, { failed: before.failed + failed, judged: before.judged + judged.length })
  }
  return counts
}

function cellOf(count: Count | undefined): string {
  if (!count) return '–'
  const text = `${count.failed} of ${count.judged}`
  return count.failed === 0 ? text : `**${text}**`
}
