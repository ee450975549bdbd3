import { expect, test } from 'vitest'
import { embeddedTarget } from '../conformance/executed/embedded-target.ts'
import { fireAt } from '../conformance/run/run-at-reference.ts'
import { suiteUnderTest } from '../conformance/selftest/suite-under-test.ts'
import { type EmbeddedRequest, keepWorlds, type OracleReference } from '../conformance/targets/oracle.ts'
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
    const before = async (request: EmbeddedRequest, reference: OracleReference) => {
      if (request.target.startsWith('/__assayer')) return
      const why = await reference.why(request)
      told += why.lists.length
      const isRead = request.method === 'GET' || !why.ofCopy
      const plain = isRead ? await reference.handle(request) : null
      wrong.push(
        ...wrongIn(why, plain).map(
          it =>
            `${request.method} ${decodeURI(request.target)} ${request.body ? new TextDecoder().decode(request.body) : ''}: ${it}`,
        ),
      )
    }
    const target = embeddedTarget({ specs: 'specs', quirks: [], worlds: keepWorlds(), before })
    await fireAt(target, { suite, scenarios, signal: new AbortController().signal }, 1)
    expect(wrong).toEqual([])
    expect(told).toBeGreaterThan(1_000)
  },
  BUSY,
)
