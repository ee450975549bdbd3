import { restPath } from '../agreement/rest-request.ts'
import type { ClauseDocument, StepDocument } from './clause-document.ts'
import { type Found, problem } from './problem.ts'

/**
 * What holds for scenarios of documented clauses only. There a difference says that the target breaks a sentence of
 * the documentation, so they may not lean on what is merely observed.
 */
export function checkDocumented({ status, scenarios = [] }: ClauseDocument): readonly Found[] {
  if (status !== 'documented') return []
  return scenarios.flatMap(({ id, steps, ...only }, index) => {
    const where = `scenarios[${index}]`
    if (!steps) return checkFilters(only, id, where)
    return steps.flatMap((step, n) => checkFilters(step, id, `${where}.steps[${n}]`))
  })
}

/** `filters[name]=Luna`: that it means `$eq`, or with several values `$in`, is observed. */
function checkFilters(step: StepDocument, scenario: string, where: string): readonly Found[] {
  const place = `${where}.${step.agree ? 'agree' : 'request'}`
  return parametersOf(step).flatMap(parameter => {
    const explicit = withOperator(parameter)
    if (explicit === null) return []
    const why = `in ${scenario}: the clause is documented, but a filter without an operator is only observed`
    return [problem(place, parameter, `${explicit} ${why}`)]
  })
}

function parametersOf({ request, agree }: StepDocument): readonly string[] {
  const target = agree ? restPath(agree) : typeof request === 'object' ? request.path : (request ?? '')
  const question = target.indexOf('?')
  return question === -1 ? [] : target.slice(question + 1).split('&')
}

/** They join filters or turn one round, and compare nothing. */
const GROUPS: readonly string[] = ['$and', '$or', '$not']

/** Below `filters`, at the top or inside of `populate`: the names, the indexes of items, the value. */
const FILTER = /^((?:|[^=]*\[)filters\]?\[[^=]*?\])((?:\[\d*\])*)(=.*)?$/s

/** A parameter with the operator that it lacks; null when it lacks none, or is no filter. */
function withOperator(parameter: string): string | null {
  const readable = parameter.replace(/%5B/gi, '[').replace(/%5D/gi, ']').replace(/%24/g, '$')
  const [, names, items = '', value = ''] = FILTER.exec(readable) ?? []
  const operator = names && /\[(\$\w+)\]$/.exec(names)?.[1]
  if (!names || (operator && !GROUPS.includes(operator))) return null
  return `${names}[${items === '' ? '$eq' : '$in'}]${items}${value}`
}
