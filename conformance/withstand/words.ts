import { having, type ServerReport, type WithstandReport } from './report.ts'

/** One part of every report: some servers, and what there is to say of all of them. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly servers: readonly ServerReport[]
  /** Whether tests should assert what the reference answers. Of what is permitted they must not. */
  readonly isToAssert?: true
  /** In the colour of which verdict it is shown. */
  readonly verdict: 'fail' | 'note' | 'pass' | 'not-run'
}

/** The parts of a report in the order in which they matter. */
export function partsOf({ wrong, permitted }: WithstandReport): readonly Part[] {
  const all = [...wrong, ...permitted]
  const parts: readonly Part[] = [
    {
      ...{ id: 'unnoticed', title: 'wrong servers unnoticed', verdict: 'fail', isToAssert: true },
      says: 'Your tests pass at these servers, though a request of theirs is answered wrongly.',
      servers: having(wrong, 'passed'),
    },
    {
      ...{ id: 'broken', title: 'right servers at which your tests fail', verdict: 'fail' },
      says: 'The documentation permits what these servers do. Your client, or a test, relies on something else.',
      servers: having(permitted, 'failed', 'timeout'),
    },
    {
      ...{ id: 'unclear', title: 'servers of which nothing can be said', verdict: 'note' },
      says: 'Your tests did not send the request again that is answered otherwise, or failed before they did.',
      servers: having(all, 'unclear'),
    },
    {
      ...{
        id: 'not-shown',
        title: 'wrong servers that your requests do not show',
        verdict: 'note',
      },
      says:
        'Your tests make use of the clause, but no request of theirs is answered wrongly. To notice such a server they ' +
        'would have to ask something else, such as the request that is named.',
      servers: having(wrong, 'not-shown'),
    },
    {
      ...{ id: 'not-run', title: 'servers left out', verdict: 'not-run' },
      says: 'Another shard runs them, there was no time left, or the run was interrupted.',
      servers: having(all, 'not-run'),
    },
    {
      ...{ id: 'noticed', title: 'wrong servers noticed', verdict: 'pass', isToAssert: true },
      says: 'Your tests fail at these servers, as they should.',
      servers: having(wrong, 'failed', 'timeout'),
    },
    {
      ...{ id: 'withstood', title: 'right servers withstood', verdict: 'pass' },
      says: 'These servers answer otherwise than the reference, as they may, and your tests pass.',
      servers: having(permitted, 'passed'),
    },
  ]
  return parts.filter(({ servers }) => servers.length > 0)
}

/** The title as it stands beside the number of servers. */
export function titleOf({ title, servers }: Part): string {
  return servers.length === 1 ? title.replace('servers', 'server') : title
}

/** `93.1 % noticed: 200 of 214 wrong servers (2 by a timeout) · the tests fail at 3 of 31 right servers`. */
export function scoreText(report: WithstandReport): string {
  return [noticedText(report), ...brokenText(report)].join(' · ')
}

function noticedText({ score, wrong }: WithstandReport): string {
  const { percent, noticed, unnoticed } = score
  if (percent === null) return 'no wrong server was met'
  const timeouts = having(wrong, 'timeout').length
  const byTimeout = timeouts > 0 ? ` (${timeouts} by a timeout)` : ''
  return `${percentText(percent)} noticed: ${noticed} of ${noticed + unnoticed} wrong servers${byTimeout}`
}

function brokenText({ permitted }: WithstandReport): readonly string[] {
  const broken = having(permitted, 'failed', 'timeout').length
  const met = broken + having(permitted, 'passed').length
  return met === 0 ? [] : [`the tests fail at ${broken} of ${met} right servers`]
}

/** Never rounded up to the whole. */
export function percentText(percent: number): string {
  return `${Math.floor(percent * 10) / 10} %`
}

/** Who was met: `npx vitest run: 12 requests to the world bookshop, answered by 84 clauses`. */
export function metText({ tests, requests, clauses, world }: WithstandReport): string {
  const sent = `${requests} ${requests === 1 ? 'request' : 'requests'}`
  return `${tests}: ${sent} to the world ${world}; ${clauses} clauses have a say in the answers`
}

/** What the numbers do not tell. */
export function remarksOf({ untouched, unsteady, shard, isInterrupted }: WithstandReport): readonly string[] {
  return [
    ...(untouched > 0
      ? [`${untouched} other wrong servers are wrong in clauses that have no say in any answer.`]
      : []),
    ...(unsteady.length > 0
      ? [
          `${unsteady.length} requests are answered otherwise each time, and were compared by status alone: ${unsteady[0]}`,
        ]
      : []),
    ...(shard === null ? [] : [`This is shard ${shard}: assayer withstand --merge puts shards together.`]),
    ...(isInterrupted ? ['The run was interrupted: another one goes on from here.'] : []),
  ]
}

/** Servers that break one clause; of freedoms, which break none, each by itself. */
export interface ClauseGroup {
  readonly clause: ServerReport['clause']
  readonly servers: readonly ServerReport[]
}

/** In the order in which clauses come first. Within a clause, servers that stand for others come before these. */
export function byClause(servers: readonly ServerReport[]): readonly ClauseGroup[] {
  const groups = new Map<string, ServerReport[]>()
  for (const server of servers) {
    const key = server.clause?.id ?? server.id
    groups.set(key, [...(groups.get(key) ?? []), server])
  }
  return [...groups.values()].map(group => ({
    clause: group[0]?.clause ?? null,
    servers: group.toSorted((a, b) => Number(a.sameAs !== null) - Number(b.sameAs !== null)),
  }))
}
