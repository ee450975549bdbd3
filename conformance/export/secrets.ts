import type { Expectation } from '../compare/expectation.ts'
import type { Step } from '../suite/clause.ts'
import type { Credentials } from '../targets/credentials.ts'
import { mapTexts } from './template.ts'

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
      headers: textsOf(request.headers, hide),
      body: mapTexts(request.body, hide),
    },
    accepted: step.accepted.map(({ who, expect }) => ({ who, expect: hideInExpectation(expect, hide) })),
  }
}

function withoutSecret(text: string, variable: string, value: string): string {
  return value.length < SHORTEST_SECRET ? text : text.replaceAll(value, () => `\${${variable}}`)
}

type Hide = (text: string) => string

function textsOf(record: Readonly<Record<string, string>>, hide: Hide): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, text]) => [name, hide(text)]))
}

function hideInExpectation({ status, headers, body, text }: Expectation, hide: Hide): Expectation {
  return {
    ...(status !== undefined && { status }),
    ...(headers && { headers: valuesOf(headers, hide) }),
    ...(body && { body: valuesOf(body, hide) }),
    ...(text !== undefined && { text: mapTexts(text, hide) }),
  }
}

function valuesOf(record: Readonly<Record<string, unknown>>, hide: Hide): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, mapTexts(value, hide)]))
}
