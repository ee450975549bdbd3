import type { Target } from './target.ts'

export interface ByWorldOptions {
  /** What reports call it. */
  readonly name: string
  /** The worlds that it holds, each somewhere else. */
  readonly worlds: readonly string[]
  readonly lacks: Target['lacks']
  readonly withoutTypes?: readonly string[] | undefined
  /** The target that holds a world; asked once for each, when the first scenario needs it. */
  targetOf(world: string): Promise<Target>
}

/** One target whose worlds are served at different addresses. */
export function targetByWorld({ name, worlds, lacks, withoutTypes, targetOf }: ByWorldOptions): Target {
  const targets = new Map<string, Promise<Target>>()
  const had: Target[] = []
  const have = async (world: string) => {
    const target = await targetOf(world)
    had.push(target)
    return target
  }
  const haveOnce = (world: string) => {
    const target = targets.get(world) ?? have(world)
    targets.set(world, target)
    return target
  }
  return {
    name,
    lacks,
    ...(withoutTypes && { withoutTypes }),
    platform: async () => {
      const [first] = worlds
      return first === undefined ? null : ((await haveOnce(first)).platform?.() ?? null)
    },
    open: async setting => {
      if (worlds.includes(setting.world)) return (await haveOnce(setting.world)).open(setting)
      return {
        unavailable: `it starts from the world ${setting.world}; the target holds ${worlds.join(', ')}`,
      }
    },
    aftermath: () => {
      const texts = had.flatMap(target => target.aftermath?.() ?? [])
      return texts.length === 0 ? null : [...new Set(texts)].join('\n')
    },
    rest: async () => {
      for (const target of had) await target.rest?.()
    },
    close: async () => {
      // Those that could not be had have told so where they were asked for.
      await Promise.allSettled(targets.values())
      await Promise.all(had.map(target => target.close()))
    },
  }
}
