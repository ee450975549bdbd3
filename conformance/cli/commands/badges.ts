import { join } from 'node:path'
import { reportReader } from '../../report/read-report.ts'
import { UsageError } from '../../usage-error.ts'
import { writeBadges } from '../badge-files.ts'
import type { Command } from '../command.ts'

export const badgesCommand: Command = {
  usage: 'RESULTS',
  details:
    'Writes an SVG badge for each capability of a report (REST reads, GraphQL, platform 5.x …), and prints the Markdown\n' +
    'that shows them. They count what the documentation says must be so: `passing`, `3 failing`, `not judged`.',
  flags: {
    output: { says: 'where badges go (default badges)', value: 'DIR' },
    link: { says: 'where badges lead (default bundle.tgz)', value: 'URL' },
  },
  examples: [{ line: 'badges reports/latest --output docs/badges', says: 'of the last run' }],
  mostPositionals: 1,
  run: async (given, io) => {
    const [place] = given.positionals
    if (place === undefined)
      throw new UsageError(
        'assayer badges needs a results.json, or the directory that holds it: reports/latest.',
      )
    const report = reportReader(join(io.packageDirectory, 'specs'))(place)
    writeBadges(report, given.text('output') ?? 'badges', given.text('link') ?? 'bundle.tgz', io)
    return 0
  },
}
