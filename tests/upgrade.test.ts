import { describe, expect, test } from 'vitest'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { readStatements } from '../conformance/suite/statements.ts'
import { listChangesOf } from '../conformance/traffic/listed-change.ts'
import { effects } from '../reference/platform/effects/effects.ts'
import { visitEffects } from '../reference/platform/upgrade/visits.ts'

const { clauses } = loadSuite('specs', ['platform'])
const ofLists = readStatements('specs').filter(({ id }) =>
  /^platform\/.*\/changes-in-\d-0\.(row|point)/.test(id),
)
const judging = new Set([...effects, ...visitEffects].map(({ clause }) => clause))

/** The clauses that claim a row of the documentation. */
function claiming(statement: string) {
  return clauses.filter(({ sources }) => sources.includes(statement))
}

describe('every row of the lists of changes', () => {
  test('there are such rows', () => {
    expect(ofLists.length).toBeGreaterThan(25)
  })

  test('has a verdict by request', () => {
    const silent = ofLists.filter(({ id }) => !claiming(id).some(clause => judging.has(clause.id)))
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('is in the list of its major', () => {
    const steps = [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 3 },
      { from: 3, to: 4 },
      { from: 4, to: 5 },
    ] as const
    const missing = ofLists.filter(({ id }) => {
      const step = steps.find(({ to }) => id.includes(`/changes-in-${to}-0.`))
      return !step || !listChangesOf(clauses, [], step).some(({ clause }) => clause.sources.includes(id))
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })
})

test('what judges requests is a clause', () => {
  const ids = new Set(clauses.map(({ id }) => id))
  expect([...judging].filter(id => !ids.has(id))).toEqual([])
})

/** Changes that no request shows, each with the reason. */
const SHOWN_BY_NO_REQUEST: Readonly<Record<string, string>> = {
  'platform.changes.2-0.versioned-apis': 'what was added for new clients',
  'platform.changes.2-0.first-generation-words': 'how a refusal is written',
  'platform.changes.3-0.admin-endpoints': 'what was added for new clients',
  'platform.changes.3-0.members-api': 'what was added for new clients',
  'platform.changes.3-0.session-origin': 'what was refused is taken',
  'platform.changes.2-0.images': 'what was added for new clients',
  'platform.changes.3-0.snippets': 'what was added for new clients',
  'platform.changes.4-0.uploads': 'what was added for new clients',
  'platform.changes.4-0.member-session': 'how a refusal is written',
  'platform.changes.5-0.integration-scope': 'what was refused is taken',
  'platform.changes.3-0.relative-urls': 'how addresses are stored; absolute-urls says how they are served',
  'platform.changes.3-0.code-injection-names': 'names that were added; code-injection says which went',
  'platform.changes.4-0.reset-all-passwords': 'what was added for new clients',
  'platform.changes.5-0.unknown-attributes': 'what was refused has no effect',
  'platform.changes.5-0.unknown-settings': 'what was refused has no effect',
  'platform.changes.5-0.attributes': 'what was added for new clients',
  'platform.changes.5-0.error-body': 'how a refusal is written',
  'platform.changes.5-0.notification': 'who is told, not what is answered',
  'platform.changes.5-0.widget': 'attributes of a tag that the site writes itself',
  'platform.changes.5-0.database': 'how a site is run',
  'platform.changes.5-0.secure-requests': 'how a site is run',
  'platform.changes.5-0.socket': 'how a site is run',
}

test('every change that the reference makes is told by request, but for those that none shows', () => {
  const made = clauses
    .filter(({ id, hasUnit }) => hasUnit && /^platform\.changes\./.test(id))
    .map(({ id }) => id)
  const silent = made.filter(id => !judging.has(id))
  expect(silent.toSorted()).toEqual(Object.keys(SHOWN_BY_NO_REQUEST).toSorted())
})
