import { describe, expect, test } from 'vitest'
import { askReference } from '../conformance/executed/ask-reference.ts'
import type { Clause, Scenario } from '../conformance/suite/clause.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { keepWorlds } from '../conformance/targets/oracle.ts'
import { settingOf } from '../conformance/targets/target.ts'

/** Documented scenarios whose answers do not report their clause, by the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'what stands side by side is joined by the reader of filters, which has no need of $and': [
    'content.filters.and.siblings-are-and',
    'content.filters.and.operators-are-and',
  ],
  'it shows what there is without the rule': [
    'content.filters.syntax.none',
    'content.graphql.auth.jwt.not-sent',
    'content.graphql.auth.off.others',
    'content.graphql.auth.off.other-mutations',
    'content.graphql.config.amount-limit.not-configured',
    'content.populate.components.of-a-relation',
    'platform.start.secure-requests.addresses',
    'platform.start.secure-requests.addresses-for-writers',
    'platform.versioning.compatibility.own',
  ],
  'it shows that REST does not know of a rule of GraphQL': [
    'content.graphql.endpoint.rest-stays',
    'content.graphql.endpoint.rest-stays-without-file',
    'content.graphql.extension.disable.rest',
    'content.graphql.extension.field.disable.rest',
  ],
  'it is refused before the rule is asked': [
    'platform.authentication.token-genuine.garbage',
    'platform.changes.3-0.members-replace-subscribers.before-members',
  ],
  'the rule was asked and gave nothing: no endpoint, no mail': [
    'content.graphql.endpoint.off',
    'content.graphql.endpoint.no-plugins-file',
    'platform.versioning.notification.not-asked',
    'platform.versioning.notification.not-below',
    'platform.versioning.notification.served',
    'platform.versioning.notification-changes.addition',
    'platform.versioning.notification-changes.unchanged',
    'platform.versioning.notification-changes.unchanged-write',
    'platform.versioning.notification-changes.same',
    'platform.versioning.notification-changes.newer',
  ],
  'creators are no attributes of a model, and * names its attributes': [
    'content.populate.creator-fields.everything',
  ],
  'there is nothing at this address, and nothing decides nothing': [
    'platform.changes.2-0.authors.before-new-name',
    'platform.changes.2-0.posts-and-pages.before',
    'platform.changes.2-0.versioned-apis.before',
    'platform.changes.2-0.versioned-apis.before-admin',
    'platform.changes.2-0.versioned-apis.before-pair',
    'platform.changes.4-0.prefixes.before',
    'platform.versioning.single-url.relative',
    'platform.versioning.single-url.v5',
    'platform.versioning.single-url.v5-admin',
  ],
}

/** All of them. */
const excepted = new Set(Object.values(EXCEPTIONS).flat())

const suite = loadSuite('specs')
const documented = suite.clauses.filter(({ status }) => status === 'documented')
const following = suite.clauses.filter(({ followsFrom }) => followsFrom.length > 0)
const scenarios = [...new Set([...documented, ...following])].flatMap(clause => clause.scenarios)
const asked = await askReference({
  suite,
  scenarios,
  worlds: keepWorlds(),
  quirks: [],
  explained: 'fired',
  signal: new AbortController().signal,
})

/** A clause without a unit is reported by those from which it follows. */
function reportersOf({ id, hasUnit, followsFrom }: Clause): readonly string[] {
  return hasUnit ? [id] : followsFrom
}

function reports({ id }: Scenario, clauses: readonly string[]): boolean {
  return clauses.some(clause => asked.get(id)?.clauses.has(clause))
}

/** At the major of a breaking change, and later, the core is what the change made of it: nothing is undone. */
function isAfterChange(scenario: Scenario, clause = scenario.clause): boolean {
  const made = /^platform\.changes\.(\d)-0\./.exec(clause)?.[1]
  const running = settingOf(scenario).platformVersion ?? '5.0'
  return made !== undefined && Number.parseInt(running, 10) >= Number(made)
}

const silent = documented.flatMap(clause => {
  const reporters = reportersOf(clause)
  if (reporters.length === 0) return []
  return clause.scenarios.filter(scenario => !reports(scenario, reporters) && !isAfterChange(scenario))
})
const silentIds = silent.map(({ id }) => id)

describe('an explained answer', () => {
  test('is as expected, as the plain one is', () => {
    expect([...asked].filter(([, { verdict }]) => verdict !== 'pass').map(([id]) => id)).toEqual([])
  })

  test('reports the clause of its scenario, where that is documented', () => {
    expect(silentIds.filter(id => !excepted.has(id))).toEqual([])
  })

  test('reports it wherever no exception is needed', () => {
    expect([...excepted].filter(id => !silentIds.includes(id))).toEqual([])
  })
})

describe('a clause without a unit', () => {
  test('follows from clauses that fire in its scenarios', () => {
    const strangers = following.flatMap(({ id, scenarios, followsFrom }) =>
      followsFrom
        .filter(clause => !scenarios.some(it => reports(it, [clause]) || isAfterChange(it, clause)))
        .map(clause => `${id} from ${clause}`),
    )
    expect(strangers).toEqual([])
  })
})
