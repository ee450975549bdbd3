import { mapExpectation } from '../compare/expectation.ts'
import { mapTexts, mapValues } from '../compare/map-values.ts'
import { hiding } from '../secrets/redact.ts'
import type { Step } from '../suite/clause.ts'
import { factVariable } from '../suite/fact.ts'
import { fillText, type PlaceholderValues } from '../suite/placeholder.ts'
import type { Credentials } from '../targets/credentials.ts'

/** What only the target knows of itself is left to who runs it; ids and what steps save are found out then. */
const VARIABLES: PlaceholderValues = {
  entry: ({ plural, key }) => `<${plural}:${key}>`,
  fact: fact => `\${${factVariable(fact)}}`,
  saved: () => undefined,
}

/** A step in which variables stand for the passwords, tokens and keys of its world, and for other facts. */
export function nameVariables(step: Step, { named }: Credentials): Step {
  const hideSecrets = hiding(named.map(({ variable, value }) => ({ text: value, shown: `\${${variable}}` })))
  const hide = (text: string) => hideSecrets(fillText(text, VARIABLES))
  const { request } = step
  const { token } = request
  return {
    ...step,
    request: {
      ...request,
      path: hide(request.path),
      headers: mapValues(request.headers, hide),
      body: mapTexts(request.body, hide),
      token: token && {
        ...token,
        ...(token.header && { header: mapValues(token.header, it => mapTexts(it, hide)) }),
        ...(token.claims && { claims: mapValues(token.claims, it => mapTexts(it, hide)) }),
      },
    },
    accepted: step.accepted.map(({ who, expect }) => ({
      who,
      expect: mapExpectation(expect, value => mapTexts(value, hide)),
    })),
  }
}
