import type { Expectation } from '../../conformance/compare/expectation.ts'
import { REFUSED } from '../../conformance/compare/expectation.ts'
import type { Scenario, Step } from '../../conformance/suite/clause.ts'
import { impliedPremises } from '../../conformance/suite/premises.ts'

/** One way in which a scenario leans on what the documentation does not say. */
export interface Lean {
  /** What is leant on. */
  readonly on: string
  readonly service?: Scenario['service']
  /** What of a request does. A scenario that says on what it rests may ask so all the same. */
  readonly inRequest?: (step: Step) => readonly string[]
  /** What of an expectation does. */
  readonly inExpectation?: (expect: Expectation) => readonly string[]
}

/** Parameters of REST that the content service's documentation names. */
const NAMED = /^(sort|pagination|filters|populate|locale|publicationState)(\[|=|$)/

/** What may stand inside of `populate[…]` besides names is `populate` and `on`. */
const INSIDE_OF_POPULATE =
  /^populate\[.*\[(fields|sort|filters|pagination|limit|start|publicationState|locale|count)\]/

/** Names that documents of real servers have and the documentation does not show. */
const NOT_SHOWN =
  /\b(?:PREVIEW\b|locale\s*:|pagination\s*:\s*\{\s*\w|meta\s*\{\s*(?!__typename)\w|(?:eqi?|nei?|lte?|gte?|(?:not)?contains?i?|startsWithi?|endsWithi?|notNull|null|in|notIn|between)\s*:)/

/** That there are errors, or none, is no form of an error. */
const PRESENCE: readonly unknown[] = ['<absent>', '<array>']

/** Every way that the suite must not take. A new one: a row here. */
export const leans: readonly Lean[] = [
  {
    on: 'a parameter that is not described',
    service: 'content',
    inRequest: step => parametersOf(step).filter(parameter => !NAMED.test(parameter)),
  },
  {
    on: 'what may stand inside of populate besides populate and on',
    service: 'content',
    inRequest: step => parametersOf(step).filter(parameter => INSIDE_OF_POPULATE.test(parameter)),
  },
  { on: 'names of GraphQL that are "not shown"', service: 'content', inRequest: notShownIn },
  {
    on: 'the status of a refusal',
    inExpectation: ({ status }) =>
      statusesIn(status)
        .filter(it => it >= 400)
        .map(String),
  },
  {
    on: 'the status of a creation',
    inExpectation: ({ status }) => (status === 201 ? ['201'] : []),
  },
  {
    on: 'the text, the code or the form of an error',
    inExpectation: ({ body = {} }) =>
      Object.keys(body).filter(path => /^errors?\b/.test(path) && !PRESENCE.includes(body[path])),
  },
]

/** Where a scenario leans: `<its id>: <what was found>`. */
export function leaningsOf({ id, service, rests, steps }: Scenario, lean: Lean): readonly string[] {
  if (lean.service !== undefined && lean.service !== service) return []
  // What every request of its kind rests on says nothing of this one.
  const implied = steps.flatMap(({ request }) => impliedPremises(request))
  const saysSo = rests.some(premise => !implied.includes(premise))
  const found = steps.flatMap(step => {
    const expectations = step.accepted.map(({ expect }) => expect)
    // A server that has no such thing refuses it, and where that is accepted it is free to.
    const mayAsk = saysSo || expectations.some(({ status }) => status === REFUSED)
    return [
      ...(mayAsk ? [] : (lean.inRequest?.(step) ?? [])),
      ...expectations.flatMap(expect => lean.inExpectation?.(expect) ?? []),
    ]
  })
  return found.map(it => `${id}: ${it}`)
}

function parametersOf({ request: { path, door } }: Step): readonly string[] {
  const question = path.indexOf('?')
  if (door === 'graphql' || question === -1) return []
  const parameters = path.slice(question + 1).split('&')
  return parameters.map(it => it.replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%24/g, '$'))
}

function notShownIn({ request: { door, body } }: Step): readonly string[] {
  const query = door === 'graphql' ? Object(body).query : undefined
  if (typeof query !== 'string') return []
  return NOT_SHOWN.exec(query.replace(/"(?:[^"\\]|\\.)*"/g, '""'))?.slice(0, 1) ?? []
}

function statusesIn(status: Expectation['status']): readonly number[] {
  if (typeof status === 'number') return [status]
  return typeof status === 'object' ? status : []
}
