import { type OracleProblem, type OracleWorld, worldOfFiles } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { Fields, Imported } from './imported.ts'

/** A source may hold what no world can hold; this many times the oracle is asked what else it refuses. */
const MOST_ROUNDS = 200

/**
 * The world, as the reader of hand-written ones reads it. What the reader refuses is taken out of the files, and listed:
 * a real program keeps values that its own models no longer allow. @throws UsageError when too much is wrong
 */
export async function readMended(name: string, { files, leftOut }: Imported): Promise<OracleWorld> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const read = await worldOfFiles(name, files)
    if ('world' in read) return read.world
    // The last ones first: what stands before something that is taken out of a list keeps its place.
    for (const problem of read.problems.toReversed()) {
      if (!takeOut(problem, files)) throw new UsageError(refusal([problem]))
      leftOut.add(placeOf(problem), `a world takes ${problem.expected}`)
    }
  }
  throw new UsageError(refusal([]))
}

function refusal(problems: readonly OracleProblem[]): string {
  const lines = problems.map(
    ({ file, path, found, expected }) => `${file}: ${path}: found ${found}, expected ${expected}`,
  )
  return ['The source does not give a world that can be served.', ...lines].join('\n  ')
}

/** Where something stood, the same for all rows: `api::article.article tone`. */
function placeOf({ file, path }: OracleProblem): string {
  const place = stepsOf(file, path).filter(step => typeof step === 'string')
  return file === 'data.json' ? `values of ${place.join(' ')}` : `${file} ${place.join('.')}`
}

type Step = string | number

/** Uids have dots in them: in `data.json` a path begins with one. */
function stepsOf(file: string, path: string): readonly Step[] {
  if (path === '$') return []
  const [uid = ''] = file === 'data.json' ? (/^[^[]*/.exec(path) ?? []) : []
  const rest = path.slice(uid.length).matchAll(/\[(\d+)\]|([^.[]+)/g)
  const steps = [...rest].map(([, index, key = '']) => (index === undefined ? key : Number(index)))
  return uid === '' ? steps : [uid, ...steps]
}

/** Keys without which an item of a list is none. */
const NEEDED = ['__component', '__type', 'id']

/** False when there is nothing to be taken out. */
function takeOut({ file, path }: OracleProblem, files: Map<string, Fields>): boolean {
  const root = files.get(file)
  if (!root) return false
  let steps = stepsOf(file, path)
  while (steps.length > 0) {
    if (takeOutAt(root, steps, file === 'data.json')) return true
    steps = steps.slice(0, -1)
  }
  return file !== 'data.json' && file !== 'options.json' && files.delete(file)
}

/** Takes out one field or item; of an entry first its value and then its field. */
function takeOutAt(root: Fields, steps: readonly Step[], isData: boolean): boolean {
  const last = steps.at(-1)
  const holder = steps.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], root)
  if (typeof last === 'number') return Array.isArray(holder) && holder.splice(last, 1).length > 0
  if (last === undefined || !isFields(holder) || !Object.hasOwn(holder, last)) return false
  if (isData && NEEDED.includes(last)) return false
  if (isData && steps.length > 1 && holder[last] !== null) holder[last] = null
  else delete holder[last]
  return true
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
