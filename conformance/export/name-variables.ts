import { mapExpectation } from '../compare/expectation.ts'
import { mapTexts, mapValues } from '../compare/map-values.ts'
import type { Step } from '../suite/clause.ts'
import { factVariable } from '../suite/fact.ts'
import { fillText, type PlaceholderValues } from '../suite/placeholder.ts'
import { mapToken } from '../suite/token-changes.ts'

/** What only the target knows of itself is left to who runs it; ids and what steps save are found out then. */
const VARIABLES: PlaceholderValues = {
  entry: ({ plural, key }) => `<${plural}:${key}>`,
  fact: fact => `\${${factVariable(fact)}}`,
  saved: () => undefined,
}

/** A step in which variables stand for the passwords, keys and addresses of its target. */
export function nameVariables(step: Step): Step {
  const named = (text: string) => fillText(text, VARIABLES)
  const { request } = step
  const { token } = request
  return {
    ...step,
    request: {
      ...request,
      path: named(request.path),
      headers: mapValues(request.headers, named),
      body: mapTexts(request.body, named),
      token: token && mapToken(token, it => mapTexts(it, named)),
    },
    accepted: step.accepted.map(({ who, expect }) => ({
      who,
      expect: mapExpectation(expect, value => mapTexts(value, named)),
    })),
  }
}
