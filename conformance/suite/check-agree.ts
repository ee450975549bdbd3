import { type AbstractQuery, asksForList } from '../agreement/abstract-query.ts'
import type { ScenarioDocument } from './clause-document.ts'
import { type Found, problem } from './problem.ts'

/** What a JSON Schema cannot say of a query for both doors: what it may be of, and what that can be asked. */
export function checkAgree(query: AbstractQuery): readonly Found[] {
  return [...checkKind(query), ...checkParameters(query)]
}

function checkKind({ plural, singular, id }: AbstractQuery): readonly Found[] {
  const isList = plural !== undefined && singular === undefined && id === undefined
  const isEntry = plural !== undefined && singular !== undefined && id !== undefined
  const isSingleType = plural === undefined && singular !== undefined && id === undefined
  if (isList || isEntry || isSingleType) return []
  const wanted = 'plural for a list; plural, singular and id for one entry; singular for a single type'
  return [problem('agree', { plural, singular, id }, wanted)]
}

/** GraphQL has no such arguments there. */
function checkParameters(query: AbstractQuery): readonly Found[] {
  const ofLists = ['filters', 'sort', 'pagination'] as const
  const ofTypes = ['publicationState', 'locale'] as const
  const refused = asksForList(query) ? [] : query.id === undefined ? ofLists : [...ofLists, ...ofTypes]
  return refused
    .filter(name => query[name] !== undefined)
    .map(name => problem(`agree.${name}`, query[name], 'no such key: only lists have it'))
}

/** Whether any step of a scenario asks both doors. */
export function asksBothDoors({ agree, steps = [] }: ScenarioDocument): boolean {
  return [agree, ...steps.map(step => step.agree)].some(query => query !== undefined)
}

/** Only the content service has two doors. */
export function checkService(scenario: ScenarioDocument, clause: string): readonly Found[] {
  if (!asksBothDoors(scenario) || clause.startsWith('content.')) return []
  return [problem('agree', clause, 'a clause of the content service, which has REST and GraphQL')]
}
