import type { Shard } from '../suite/shard.ts'
import { UsageError } from '../usage-error.ts'
import type { Io } from './io.ts'

/** How a CI system tells a job which of several equal jobs it is. */
interface CiSystem {
  readonly name: string
  readonly index: string
  readonly total: string
  /** What the first job is called. */
  readonly first: 0 | 1
}

/**
 * The systems that are known, in the order in which they are asked. GitHub and Kubernetes set no number of jobs by
 * themselves: the action passes on what the workflow knows, and a manifest writes it beside `completions`.
 */
export const CI_SYSTEMS: readonly CiSystem[] = [
  { name: 'GitHub', index: 'ASSAYER_JOB_INDEX', total: 'ASSAYER_JOB_TOTAL', first: 0 },
  { name: 'GitLab', index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
  { name: 'CircleCI', index: 'CIRCLE_NODE_INDEX', total: 'CIRCLE_NODE_TOTAL', first: 0 },
  { name: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', total: 'ASSAYER_SHARD_TOTAL', first: 0 },
  { name: 'Buildkite', index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  { name: 'Azure Pipelines', index: 'SYSTEM_JOBPOSITIONINPHASE', total: 'SYSTEM_TOTALJOBSINPHASE', first: 1 },
]

/**
 * The shard that the CI system's variables name. It must be asked for by `--shard auto`: a matrix over something else
 * sets the same variables, and would leave most of the suite out without a word. Throws UsageError when none is set.
 */
export function shardFromCi(environment: Io['environment']): Shard {
  const system = CI_SYSTEMS.find(({ index }) => environment[index])
  if (!system) {
    const names = CI_SYSTEMS.map(({ index }) => index).join(', ')
    throw new UsageError(`--shard auto: none of the variables ${names} is set. Write --shard i/n.`)
  }
  const { index, total, first, name } = system
  const count = wholeNumber(environment[total])
  const position = wholeNumber(environment[index]) - first + 1
  if (position >= 1 && position <= count) return { index: position, count }
  throw new UsageError(
    `--shard auto: ${name} says ${index}=${environment[index]} and ${total}=${environment[total] ?? ''}; ` +
      `expected ${first} <= ${index} < ${total}${first === 1 ? ' + 1' : ''}.`,
  )
}

function wholeNumber(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN
}
