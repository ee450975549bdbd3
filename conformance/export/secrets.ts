import { mapExpectation } from '../compare/expectation.ts'
import { mapTexts, mapValues } from '../compare/map-values.ts'
import { hiding } from '../secrets/redact.ts'
import type { Step } from '../suite/clause.ts'
import type { Credentials } from '../targets/credentials.ts'

/** A step in which variables stand for the passwords, tokens and keys of its world. */
export function hideSecrets(step: Step, { named }: Credentials): Step {
  const hide = hiding(named.map(({ variable, value }) => ({ text: value, shown: `\${${variable}}` })))
  const { request } = step
  return {
    ...step,
    request: {
      ...request,
      path: hide(request.path),
      headers: mapValues(request.headers, hide),
      body: mapTexts(request.body, hide),
    },
    accepted: step.accepted.map(({ who, expect }) => ({
      who,
      expect: mapExpectation(expect, value => mapTexts(value, hide)),
    })),
  }
}
