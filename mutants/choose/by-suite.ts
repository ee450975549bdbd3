import { fireAt } from '../../conformance/run/run-at-reference.ts'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import type { Conversation } from '../../tests/answers/conversation.ts'
import { Recorder } from './record.ts'

/** What every scenario of the suite asks. */
export async function askedBySuite(): Promise<readonly Conversation[]> {
  const recorder = new Recorder()
  const suite = loadSuite('specs')
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
  const signal = new AbortController().signal
  await fireAt(recorder.target, { suite, scenarios, signal, isWatched: false }, 1)
  recorder.begin()
  return recorder.conversations
}
