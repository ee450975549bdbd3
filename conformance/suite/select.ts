import { nearestName } from '../../text/nearest-name.ts'
import { UsageError } from '../usage-error.ts'
import type { Clause, Scenario } from './clause.ts'

/** Which scenarios to take. Every given condition must hold. */
export interface Selection {
  /** Regular expressions over the ids and sentences of scenario and clause; any of them. */
  readonly grep?: readonly string[]
  readonly grepInvert?: readonly string[]
  /** Clause ids or the beginnings of some (`content.filters`), or scenario ids; any of them. */
  readonly clauses?: readonly string[]
  /** Tags or required capabilities; `!tag` leaves out. */
  readonly tags?: readonly string[]
  /** Scenario ids, exactly. */
  readonly scenarios?: readonly string[]
}

/** The scenarios that a selection takes, in the suite's order. A name that takes nothing is refused. */
export function selectScenarios(clauses: readonly Clause[], selection: Selection): readonly Scenario[] {
  refuseUnknownNames(clauses, selection)
  const takes = matcherOf(selection)
  return clauses.flatMap(clause => clause.scenarios.filter(scenario => takes(clause, scenario)))
}

type Takes = (clause: Clause, scenario: Scenario) => boolean

function matcherOf(selection: Selection): Takes {
  const wanted = patterns(selection.grep ?? [], '--grep')
  const unwanted = patterns(selection.grepInvert ?? [], '--grep-invert')
  const ids = selection.scenarios && new Set(selection.scenarios)
  const conditions: Takes[] = [
    (_, { id }) => ids === undefined || ids.has(id),
    (clause, scenario) =>
      !selection.clauses?.length || selection.clauses.some(name => isNamed(name, clause, scenario)),
    (_, scenario) => (selection.tags ?? []).every(tag => hasTag(scenario, tag)),
    (clause, scenario) => wanted.length === 0 || wanted.some(it => isIn(clause, scenario, it)),
    (clause, scenario) => !unwanted.some(it => isIn(clause, scenario, it)),
  ]
  return (clause, scenario) => conditions.every(holds => holds(clause, scenario))
}

function isNamed(name: string, clause: Clause, scenario: Scenario): boolean {
  return scenario.id === name || isBelow(clause.id, name)
}

/** Whether an id is a name or lies below it: `content.filters.eq` lies below `content.filters`. */
export function isBelow(id: string, name: string): boolean {
  return id === name || id.startsWith(`${name}.`)
}

function hasTag({ tags, requires }: Scenario, tag: string): boolean {
  const has = (name: string) => tags.includes(name) || requires.includes(name)
  return tag.startsWith('!') ? !has(tag.slice(1)) : has(tag)
}

/** Each text by itself, so that a pattern can be anchored at both ends of an id. */
function isIn(clause: Clause, scenario: Scenario, pattern: RegExp): boolean {
  return [scenario.id, scenario.says, clause.says].some(text => pattern.test(text))
}

function patterns(texts: readonly string[], flag: string): readonly RegExp[] {
  return texts.map(text => {
    try {
      return new RegExp(text, 'iu')
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new UsageError(`${flag} ${text} is no regular expression: ${error.message}`)
      throw error
    }
  })
}

/** Ids and every part of an id that names all below it. */
function partsOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(
    ids.flatMap(id => {
      const words = id.split('.')
      return words.map((_, index) => words.slice(0, index + 1).join('.'))
    }),
  )
}

/** A misspelt name would select nothing and look green. */
function refuseUnknownNames(clauses: readonly Clause[], { clauses: names = [], tags = [] }: Selection): void {
  const scenarios = clauses.flatMap(clause => clause.scenarios.map(scenario => ({ clause, scenario })))
  for (const name of names) {
    const isKnown =
      clauses.some(({ id }) => isBelow(id, name)) || scenarios.some(({ scenario }) => scenario.id === name)
    if (isKnown) continue
    const nearest = nearestName(name, partsOf(scenarios.map(({ scenario }) => scenario.id)))
    const hint = nearest === null ? '' : ` Did you mean ${nearest}?`
    throw new UsageError(`There is no clause ${name}.${hint} \`assayer list\` prints all of them.`)
  }
  for (const tag of tags) {
    const name = tag.replace(/^!/, '')
    if (!scenarios.some(({ scenario }) => hasTag(scenario, name))) {
      throw new UsageError(`No scenario has the tag ${name}; \`assayer list --tags\` shows all tags.`)
    }
  }
}
