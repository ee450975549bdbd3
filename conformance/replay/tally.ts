import type { Replayed } from './replay.ts'

/** How far a target agrees with a recording. */
export interface Tally {
  readonly lines: number
  readonly equal: number
  /** How many of those but for the order of rows that nothing orders. */
  readonly asSets: number
  readonly groups: readonly GroupTally[]
  /** Most frequent first. */
  readonly causes: readonly Cause[]
}

export interface GroupTally {
  readonly group: string
  readonly lines: number
  readonly equal: number
}

/** Differences at the same place with the same pair of statuses are taken to have one cause. */
export interface Cause {
  readonly path: string
  readonly recordedStatus: number
  readonly status: number | null
  readonly ids: readonly string[]
  /** The first of them. */
  readonly example: Replayed
}

export function tallyOf(replayed: readonly Replayed[]): Tally {
  const groups = new Map<string, Replayed[]>()
  for (const it of replayed) groups.set(it.line.group, [...(groups.get(it.line.group) ?? []), it])
  return {
    lines: replayed.length,
    equal: equalIn(replayed),
    asSets: replayed.filter(it => it.asSets).length,
    groups: [...groups].map(([group, its]) => ({ group, lines: its.length, equal: equalIn(its) })),
    causes: causesOf(replayed),
  }
}

function equalIn(replayed: readonly Replayed[]): number {
  return replayed.filter(({ difference }) => difference === null).length
}

function causesOf(replayed: readonly Replayed[]): readonly Cause[] {
  const causes = new Map<string, Replayed[]>()
  for (const it of replayed) {
    if (it.difference === null) continue
    const key = JSON.stringify([placeOf(it.difference.path), it.line.status, it.status])
    causes.set(key, [...(causes.get(key) ?? []), it])
  }
  return [...causes.values()]
    .flatMap(its => (its[0] ? [causeOf(its[0], its)] : []))
    .sort((a, b) => b.ids.length - a.ids.length)
}

function causeOf(example: Replayed, all: readonly Replayed[]): Cause {
  const { line, difference, status } = example
  return {
    path: placeOf(difference?.path ?? ''),
    recordedStatus: line.status,
    status,
    ids: all.map(it => it.line.id),
    example,
  }
}

/** Which item of a list it was says nothing about the cause. */
function placeOf(path: string): string {
  return path.replace(/\[\d+\]/g, '[*]')
}
