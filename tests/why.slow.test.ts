import { expect, test } from 'vitest'
import { embeddedTarget, type Through } from '../conformance/executed/embedded-target.ts'
import { fireAt } from '../conformance/run/run-at-reference.ts'
import { suiteUnderTest } from '../conformance/selftest/suite-under-test.ts'
import { keepWorlds } from '../conformance/targets/oracle.ts'
import { wrongIn } from './support/why-and-answer.ts'

const suite = suiteUnderTest('specs', null)
const scenarios = suite.clauses.flatMap(clause => clause.scenarios.filter(({ writes }) => !writes))

/** Milliseconds: a machine that does other things as well takes many times as long as one that does not. */
const BUSY = 600_000

test(
  'of every scenario that reads, the entries said to be shown are those in the answer',
  async () => {
    const wrong: string[] = []
    let told = 0
    const through: Through = async (request, reference) => {
      if (request.target.startsWith('/__assayer')) return reference.handle(request)
      const why = await reference.why(request)
      told += why.lists.length
      const isRead = request.method === 'GET' || !why.ofCopy
      const answer = await reference.handle(request)
      wrong.push(
        ...wrongIn(why, isRead ? answer : null).map(
          it =>
            `${request.method} ${decodeURI(request.target)} ${request.body ? new TextDecoder().decode(request.body) : ''}: ${it}`,
        ),
      )
      return answer
    }
    const target = embeddedTarget({ specs: 'specs', quirks: [], worlds: keepWorlds(), through })
    await fireAt(target, { suite, scenarios, signal: new AbortController().signal }, 1)
    expect(wrong).toEqual([])
    expect(told).toBeGreaterThan(1_000)
  },
  BUSY,
)
