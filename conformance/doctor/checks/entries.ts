import type { RequiredType } from '../../preflight/required-world.ts'
import { CannotJudge } from '../../targets/target.ts'
import { type Check, type Finding, good, missing, type Patient } from '../check.ts'

/** Whether the world's entries are there, each found by its natural key and by no more than one. */
export const entries: Check = {
  name: 'entries',
  run: async patient => {
    const wrong: Finding[] = []
    for (const type of patient.world.types) wrong.push(...(await lookUp(type, patient)))
    const count = patient.world.types.reduce((sum, { keys }) => sum + keys.length, 0)
    return wrong.length > 0
      ? wrong
      : [good(`${count} entries of ${patient.world.types.length} types are there`)]
  },
}

/** More names than anybody needs to see what is wrong. */
const MOST_NAMED = 3

async function lookUp(
  { service, plural, keys }: RequiredType,
  patient: Patient,
): Promise<readonly Finding[]> {
  const { contentIds, platformIds } = patient.connection
  const book = service === 'content' ? contentIds : platformIds
  const needed = keys.filter((key, index) => keys.indexOf(key) === index && keys.lastIndexOf(key) === index)
  const problems = (await Promise.all(needed.map(key => problemOf(() => book.idOf({ plural, key }))))).flat()
  const [first] = problems
  if (first === undefined) return []
  const others = [...new Set(problems)].slice(1, MOST_NAMED)
  const says = `${plural}: ${problems.length} of ${needed.length} entries cannot be named: ${[first, ...others].join('; ')}`
  return [missing(says, `seed the world ${patient.world.name} (${patient.world.directory})`)]
}

async function problemOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await ask()
    return []
  } catch (error) {
    if (error instanceof CannotJudge) return [error.message]
    throw error
  }
}
