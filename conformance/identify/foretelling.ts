import type { Outcome } from '../client/outcome.ts'
import { readBody } from '../client/read-body.ts'
import { requestTarget } from '../client/request-target.ts'
import { type Embedded, embedReference, type OracleWorld } from '../targets/oracle.ts'
import { USUAL_URL } from '../targets/oracle-target.ts'
import type { Hypothesis } from './hypotheses.ts'

/** References of this process, one for each hypothesis, that hold one world: they foretell answers. */
export interface Foretelling {
  answer(hypothesis: Hypothesis, path: string): Promise<Outcome>
}

const { host } = new URL(USUAL_URL)

/** Each is made when it is first asked. A platform runs as the version of its program, or as the one that is given. */
export function foretelling(world: OracleWorld, platformVersion: string | null = null): Foretelling {
  const made = new Map<string, Promise<Embedded>>()
  const referenceFor = ({ name, profile, program, services }: Hypothesis) => {
    const version = profile !== null && services.includes('platform') ? program.version : platformVersion
    const reference =
      made.get(name) ??
      embedReference({
        world,
        ...(profile !== null && { profile }),
        ...(version !== null && { platformVersion: version.split('.').slice(0, 2).join('.') }),
      })
    made.set(name, reference)
    return reference
  }
  return {
    answer: async (hypothesis, path) => {
      const reference = await referenceFor(hypothesis)
      const request = { method: 'GET', target: requestTarget(path), headers: { host }, body: null }
      const { status, headers, body } = await reference.handle(request)
      return { kind: 'answer', status, headers, ...readBody(Buffer.from(body ?? '')), ms: 0 }
    },
  }
}
