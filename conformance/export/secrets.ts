import { mapExpectation } from '../compare/expectation.ts'
import { mapTexts, mapValues } from '../compare/map-values.ts'
import type { Step } from '../suite/clause.ts'
import type { Credentials } from '../targets/credentials.ts'

/** Shorter secrets would also be found inside ordinary words. */
const SHORTEST_SECRET = 6

/** A step in which variables stand for the passwords, tokens and keys of its world. */
export function hideSecrets(step: Step, { named }: Credentials): Step {
  const hide = (text: string) =>
    named.reduce((shown, { variable, value }) => withoutSecret(shown, variable, value), text)
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

function withoutSecret(text: string, variable: string, value: string): string {
  return value.length < SHORTEST_SECRET ? text : text.replaceAll(value, () => `\${${variable}}`)
}
