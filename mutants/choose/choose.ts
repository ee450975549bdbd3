import { join } from 'node:path'
import { type Conversation, type Kept, writeKept } from '../../tests/answers/conversation.ts'
import type { ChooseDone, ChooseJob } from '../choose-child.ts'
import { PATIENCE } from '../outcome.ts'
import { PLACE } from '../place.ts'
import { Tester } from '../pool.ts'

type ChooseTester = Tester<ChooseJob, ChooseDone>

/** Of some conversations those that notice one of the mutants, which nothing noticed before. */
export async function choose(
  candidates: readonly Conversation[],
  left: ReadonlySet<number>,
): Promise<readonly Kept[]> {
  const tester: ChooseTester = new Tester(join(PLACE, 'choose-child.js'), {
    flags: ['--max-old-space-size=3072'],
  })
  const rest = new Set(left)
  const chosen: Kept[] = []
  let isNew = true
  for (const [place, conversation] of candidates.entries()) {
    const { world } = conversation.setting
    const text = writeKept([{ ...conversation, digests: [] }])
    const wanted: readonly number[] = isNew ? [...rest] : []
    const done = await tester.ask({ kind: 'choose', world, text, wanted }, PATIENCE).catch(() => null)
    if (done?.kind === 'broken') throw new Error(`conversations cannot be held: ${done.error}`)
    // A process that is lost, or ended since a mutant never ends, has forgotten what it looks for.
    isNew = done === null
    for (const id of done?.notices ?? []) rest.delete(id)
    if (done && done.notices.length > 0) chosen.push({ ...conversation, digests: done.digests })
    if (process.stderr.isTTY)
      process.stderr.write(`\r${place + 1} of ${candidates.length}, ${left.size - rest.size} noticed `)
  }
  tester.close()
  return chosen
}
