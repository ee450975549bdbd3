import { assemble, headOf } from '../report/assemble.ts'
import type { Occasion, Reported } from '../report/report.ts'
import type { StopReason } from '../run/stop.ts'
import { parseShard, type Shard } from '../suite/shard.ts'
import { UsageError } from '../usage-error.ts'
import type { Blob } from './read-blob.ts'

/**
 * The report of one run from what its shards wrote: the very report of a run in one piece. What a shard that is
 * missing or was killed did not judge is not run, and the report says so. Throws UsageError for blobs that are not
 * parts of one run.
 */
export function mergeBlobs(blobs: readonly Blob[]): Reported {
  const [first] = blobs
  if (!first) throw new Error('invariant: there is a blob to merge')
  refuseStrangers(first, blobs)
  const parts = partsOf(blobs)
  const { plan } = first.head
  const head = headOf(first.head, { shard: null, stopped: stopOf(parts) })
  const judged = blobs.flatMap(blob => blob.judged)
  const beside = besideOf(blobs)
  const reported = { ...assemble(plan, judged, head), occasion: occasionOf(blobs), plan, cut: 'not cut' }
  return beside ? { ...reported, beside } : reported
}

/** One shard runs what does not count; each tells what changed. */
function besideOf(blobs: readonly Blob[]): Blob['beside'] {
  const known = blobs.flatMap(({ beside }) => beside ?? [])
  return known.find(({ scenarios, stopped }) => scenarios.length > 0 || stopped) ?? known[0]
}

/** What must be the same in all shards, and what to do when it is not. */
const COMMON = [
  ['kit', 'install one version of assayer in all jobs'],
  ['target', 'merge-reports joins the parts of one run; `assayer matrix` shows several targets'],
  ['platform', 'use the same platform version in all shards'],
  ['profile', 'use the same profile in all shards'],
  ['strict', 'give --strict to all shards or to none'],
  ['failOn', 'give the same --fail-on to all shards'],
  ['requirements', 'name the same requirement set in all shards'],
  ['failOnUnstable', 'give --fail-on-unstable to all shards or to none'],
  ['cut', 'give all shards the same --timings file, or none'],
  ['plan', 'select the same scenarios, of the same suite, in all shards'],
  ['digests', 'use the same suite, worlds and configuration in all shards'],
] as const

function refuseStrangers(first: Blob, blobs: readonly Blob[]): void {
  for (const [name, mend] of COMMON) {
    const own = JSON.stringify(first.head[name])
    const other = blobs.find(({ head }) => JSON.stringify(head[name]) !== own)
    if (!other) continue
    const values =
      name === 'plan' || name === 'digests' ? '' : ` (${own} and ${JSON.stringify(other.head[name])})`
    throw new UsageError(`${first.file} and ${other.file} differ in their ${name}${values}: ${mend}.`)
  }
}

interface Part {
  readonly shard: Shard
  /** Null: there is no blob of it. */
  readonly blob: Blob | null
}

/** Every shard of the run, whether its blob is there or not. */
function partsOf(blobs: readonly Blob[]): readonly Part[] {
  const given = blobs.map(blob => ({ shard: shardOf(blob), blob }))
  const counts = new Set(given.map(({ shard }) => shard.count))
  const [count = 1] = counts
  if (counts.size > 1)
    throw new UsageError(
      `The blobs come from runs with ${[...counts].join(' and ')} shards: merge those of a single run.`,
    )
  return Array.from({ length: count }, (_, n) => {
    const [one, other] = given.filter(({ shard }) => shard.index === n + 1)
    if (one && other)
      throw new UsageError(
        `${one.blob.file} and ${other.blob.file} are from the same shard: keep only one of them.`,
      )
    return { shard: { index: n + 1, count }, blob: one?.blob ?? null }
  })
}

/** From the first shard that began to the last that ended; null as long as one of them does not say. */
function occasionOf(blobs: readonly Blob[]): Occasion | null {
  const known = blobs.flatMap(({ occasion }) => occasion ?? [])
  const [first] = known.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
  if (!first || known.length < blobs.length) return null
  const end = Math.max(...known.map(({ startedAt, ms }) => Date.parse(startedAt) + ms))
  return { ...first, ms: end - Date.parse(first.startedAt) }
}

function shardOf({ head, file }: Blob): Shard {
  if (head.shard === null) return { index: 1, count: 1 }
  try {
    return parseShard(head.shard)
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${file}: ${head.shard} is not a shard.`)
    throw error
  }
}

function stopOf(parts: readonly Part[]): StopReason | null {
  const reasons = parts.flatMap(({ shard, blob }) => {
    const reason = blob === null ? MISSING : blob.stopped
    return reason ? [{ kind: reason.kind, says: `${nameOf(shard)}${reason.says}` }] : []
  })
  const [first] = reasons
  return first ? { kind: first.kind, says: reasons.map(({ says }) => says).join('; ') } : null
}

const MISSING: StopReason = { kind: 'interrupted', says: 'its blob is missing' }

function nameOf({ index, count }: Shard): string {
  return count === 1 ? '' : `shard ${index}/${count}: `
}
