import type { Query } from '../query.ts'
import type { Stopped } from '../stopped.ts'
import { requestText } from './findings.ts'
import { stepTexts } from './steps.ts'

/** Why a run ended early, in the words of a report. */
export interface ToldStopped extends Pick<Stopped, 'kind' | 'says'> {
  readonly lastAsked: readonly string[]
}

export function tellStopped(
  { kind, says, lastAsked = [] }: Stopped,
  scrub: (text: string) => string,
): ToldStopped {
  return { kind, says, lastAsked: lastAsked.flatMap(textsOf).map(scrub) }
}

export function stoppedLines({ says, lastAsked }: ToldStopped): readonly string[] {
  const asked = lastAsked.map(text => `  ${text}`)
  return [`The run ended early: ${says}.`, ...(asked.length > 0 ? ['It was asked last:', ...asked] : [])]
}

function textsOf(query: Query): readonly string[] {
  return query.door === 'sequence' ? stepTexts(query.commands) : [requestText(query)]
}
