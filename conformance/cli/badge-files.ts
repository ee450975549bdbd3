import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { badgesMarkdown, badgesOf } from '../badges/badges.ts'
import type { Report } from '../report/report.ts'
import type { Io } from './io.ts'

/** Writes the badges of a report into a directory, and prints the Markdown that shows them as links to `link`. */
export function writeBadges(report: Report, directory: string, link: string, io: Io): void {
  const badges = badgesOf(report)
  mkdirSync(directory, { recursive: true })
  for (const { name, svg } of badges) writeFileSync(join(directory, name), svg)
  io.out(badgesMarkdown(badges, directory.replaceAll('\\', '/').replace(/\/$/, ''), link))
}
