import { UsageError } from '../usage-error.ts'
import { type FlagSet, readFlags } from './flags.ts'
import { didYouMean } from './nearest.ts'

/** What `npm run conformance:real --` takes besides names of targets. */
export const PUBLISH_FLAGS: FlagSet = {
  revalidate: { says: 'ask observed clauses again where they were seen, and list what has drifted' },
  'older-than': {
    says: 'with --revalidate: list what was not seen for N months (default 12)',
    value: 'N',
    whole: { least: 0 },
  },
}

export interface PublishOptions {
  readonly names: readonly string[]
  readonly isRevalidating: boolean
  /** Months. */
  readonly olderThan: number
}

/** Reads the arguments; `known` are the targets that there are. Throws UsageError. */
export function publishOptions(args: readonly string[], known: readonly string[]): PublishOptions {
  const given = readFlags(PUBLISH_FLAGS, { args, environment: {} })
  const stranger = given.positionals.find(name => !known.includes(name))
  if (stranger !== undefined)
    throw new UsageError(`There is no target ${stranger}: ${known.join(', ')}.${didYouMean(stranger, known)}`)
  const isRevalidating = given.has('revalidate')
  if (!isRevalidating && given.text('older-than') !== undefined)
    throw new UsageError('--older-than needs --revalidate.')
  return {
    names: given.positionals.length > 0 ? given.positionals : known,
    isRevalidating,
    olderThan: given.number('older-than') ?? 12,
  }
}
