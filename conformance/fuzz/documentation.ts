import { REFUSED } from '../compare/expectation.ts'
import type { Clause, ClauseStatus, Scenario } from '../suite/clause.ts'
import { type AsksForMore, openForms } from './rest/documented-forms.ts'
import type { Judged } from './twin.ts'

/** The status of a clause; null: there is none of this name. */
export type StatusOf = (clause: string) => ClauseStatus | null

/** Whether the documentation says, in what a clause is about, anything of what is wrong in an answer. */
export type SpeaksOf = (clause: string, judged: Judged) => boolean

/** What is known of clauses. */
export interface Documentation {
  readonly statusOf: StatusOf
  /** Whether a clause is mostly about what is refused. */
  refuses(clause: string): boolean
  readonly speaksOf: SpeaksOf
  readonly asksForMore: AsksForMore
}

/** `locales` are those of the world that queries are about. */
export function documentationOf(
  clauses: readonly Pick<Clause, 'id' | 'status' | 'scenarios'>[],
  locales: ReadonlySet<string>,
): Documentation {
  const known = new Map(clauses.map(clause => [clause.id, clause]))
  const statusOf: StatusOf = clause => known.get(clause)?.status ?? null
  return {
    statusOf,
    speaksOf: clause => statusOf(clause) === 'documented',
    asksForMore: openForms(locales),
    refuses: clause => {
      const scenarios = known.get(clause)?.scenarios ?? []
      return scenarios.length > 0 && scenarios.filter(endsRefused).length * 2 >= scenarios.length
    },
  }
}

function endsRefused({ steps }: Scenario): boolean {
  const accepted = steps.at(-1)?.accepted ?? []
  return accepted.every(({ expect: { status } }) =>
    typeof status === 'number' ? status >= 400 : status === REFUSED,
  )
}
