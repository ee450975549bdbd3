import { type Check, limit } from '../check.ts'

/** What the target has not of its world, because it said so or because no API can put it in. */
export const world: Check = {
  name: 'world',
  run: async ({ misfits }) => {
    const counts = new Map<string, number>()
    for (const reason of misfits.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    return [...counts].map(([reason, count]) =>
      limit(`${count} scenarios are skipped: ${reason}`, 'nothing, if that is correct'),
    )
  },
}
