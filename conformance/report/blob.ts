import type { StopReason } from '../run/stop.ts'
import { isReached } from '../run/verdict.ts'
import { headOf, type Judged, type ReportHead } from './assemble.ts'
import type { Plan } from './plan.ts'
import type { BesideReport, Occasion, Reported } from './report.ts'
import type { Reporter } from './reporter.ts'

/**
 * A blob: one JSON value a line. First what the run set out to do, then a line for each scenario that was judged, and
 * the end. A blob without an end is that of a runner that was killed.
 */
export const blobReporter: Reporter = {
  name: 'blob',
  says: 'blob.ndjson or, of a shard, blob-2-of-5.ndjson: what `assayer merge-reports` reads',
  files: reported => ({ [blobName(reported.report.shard)]: blobOf(reported) }),
}

export interface BlobHead extends Omit<ReportHead, 'stopped'> {
  readonly format: 'assayer-blob'
  readonly version: 1
  /** How all that was selected was cut into shards. */
  readonly cut: string
  /** All that was selected: the same for all shards. */
  readonly plan: Plan
}

export interface BlobEnd {
  readonly stopped: StopReason | null
  readonly occasion?: Occasion | null
  /** What does not count, by a requirement set. */
  readonly beside?: BesideReport
}

/** The file's name; `shard` as `2/5`. */
export function blobName(shard: string | null): string {
  return shard === null ? 'blob.ndjson' : `blob-${shard.replace('/', '-of-')}.ndjson`
}

export function blobHead(head: Omit<BlobHead, 'format' | 'version'>): BlobHead {
  return { format: 'assayer-blob', version: 1, ...head }
}

export function blobLine(line: BlobHead | Judged | BlobEnd): string {
  return `${JSON.stringify(line)}\n`
}

function blobOf({ report, timings, occasion, plan, cut, beside }: Reported): string {
  const { shard, stopped } = report
  const { stopped: _, ...head } = headOf(report, { shard, stopped })
  const judged = report.clauses
    .flatMap(clause => clause.scenarios)
    .filter(({ verdict }) => isReached(verdict))
    .map(scenario => ({ scenario, ms: scenario.repeat === 1 ? (timings[scenario.id] ?? null) : null }))
  const lines = [
    blobHead({ ...head, cut, plan }),
    ...judged,
    { stopped, occasion, ...(beside && { beside }) },
  ]
  return lines.map(blobLine).join('')
}
