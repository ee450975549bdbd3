import { loadSuite } from '../suite/load-suite.ts'
import type { Exchange, OracleWorld } from '../targets/oracle.ts'
import type { ServedSetting } from './ask-again.ts'
import { judgeRecording } from './judge.ts'
import { Recording } from './recording.ts'
import type { Usage } from './usage.ts'
import { usageOf } from './usage-of.ts'

export interface ObserverOptions {
  /** How the reference is served, but for its world. Asked for when it is judged: only then its address is known. */
  readonly setting: () => ServedSetting
  readonly specs: string
  /** Version of the kit. */
  readonly kit: string
  readonly now: () => number
  readonly onProgress: (says: string) => void
}

/** Watches a reference while clients use it, and tells afterwards what they use and lean on. */
export interface Observer {
  watch(answer: Exchange, held: () => OracleWorld): Exchange
  /** The world was put back otherwise than by the control plane. */
  startAnew(): void
  /** What was seen up to now, judged. It takes a while. */
  usage(): Promise<Usage>
}

export function startObserver({ setting, specs, kit, now, onProgress }: ObserverOptions): Observer {
  const recording = new Recording(now)
  return {
    watch: (answer, held) => recording.watch(answer, held),
    startAnew: () => recording.startAnew(),
    usage: async () => {
      const { clauses } = loadSuite(specs)
      return usageOf(await judgeRecording(recording, { setting: setting(), clauses, onProgress }), kit)
    },
  }
}
