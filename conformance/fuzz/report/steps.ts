import type { Answer } from '../../client/outcome.ts'
import { type Expectation, isRefusal, REFUSED } from '../../compare/expectation.ts'
import { mayWrite } from '../../safety/may-write.ts'
import type { ScenarioDocument, StepDocument } from '../../suite/clause-document.ts'
import { type Command, type SequenceQuery, savesIn } from '../commands/command.ts'

/** A sequence as a scenario has it: of the answer to the last command `expect` is expected, of others their status. */
export function stepsIn(
  { commands }: SequenceQuery,
  told: readonly Answer[],
  expect: Expectation,
): Partial<ScenarioDocument> {
  const writes = commands.some(({ request }) => mayWrite(request)) ? { writes: true } : {}
  const steps = commands.map((command, index) => {
    const answer = index < commands.length - 1 ? told[index] : undefined
    const expected: Expectation = answer ? { status: isRefusal(answer) ? REFUSED : answer.status } : expect
    return stepOf({ ...command, saves: savesIn(commands, index) }, expected)
  })
  const [only, ...others] = steps
  return { ...writes, ...(only && others.length === 0 ? only : { steps }) }
}

function stepOf({ request, as, saves }: Command, expect: Expectation): StepDocument {
  const caller = as === 'public' ? {} : { as }
  const save = Object.keys(saves).length > 0 ? { save: saves } : {}
  return { ...caller, ...requestIn(request), expect, ...save }
}

function requestIn({ method, path, headers, body }: Command['request']): StepDocument {
  const { query, variables } = Object(body)
  if (path === '/graphql' && typeof query === 'string') {
    const hasNone = Object.keys(Object(variables)).length === 0
    return { graphql: query, ...(!hasNone && { variables }) }
  }
  const hasHeaders = Object.keys(headers).length > 0
  if (body === undefined && !hasHeaders) return { request: `${method} ${path}` }
  return {
    request: { method, path, ...(hasHeaders && { headers }), ...(body !== undefined && { body }) },
  }
}

/** The commands, one in a line each, and what they give names to. */
export function stepTexts(commands: readonly Command[]): readonly string[] {
  return commands.map(({ request: { method, path, headers, body }, as }, index) => {
    const { query, variables } = Object(body)
    const given = variables === undefined ? '' : ` ${JSON.stringify(variables)}`
    const sent = typeof query === 'string' ? query + given : JSON.stringify(body)
    const parts = [
      `${method} ${path}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : [sent]),
      ...(as === 'public' ? [] : [`as ${as}`]),
      ...Object.entries(savesIn(commands, index)).map(([name, at]) => `(${at} is <${name}>)`),
    ]
    return parts.join(' ')
  })
}
