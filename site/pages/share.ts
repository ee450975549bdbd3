import type { Scenario } from '../../conformance/suite/clause.ts'
import type { Variation } from '../engine/engine.ts'
import { type Draft, draftOf } from './draft.ts'

/** An example as somebody left it: what its address says after the `#`. */
export interface Shared {
  /** Id of the scenario. */
  readonly id: string
  /** What was edited, by the number of the step. */
  readonly edits: ReadonlyMap<number, Partial<Draft>>
  readonly variation: Variation
}

const FIELDS = ['method', 'path', 'headers', 'as', 'document', 'variables', 'body'] as const

/** The part of an address after the `#`: the scenario, and what is otherwise than in the suite. */
export function hashOf(scenario: Scenario, drafts: readonly Draft[], variation: Variation): string {
  const changes = drafts.flatMap((draft, index) => changesOf(scenario, draft, index))
  const { quirks = [], profile } = variation
  const pairs = [
    ...changes,
    ...quirks.map(id => ['quirk', id] as const),
    ...(profile === undefined ? [] : [['profile', profile] as const]),
  ]
  const written = pairs.map(([name, value]) => `${name}=${encoded(value)}`)
  return [scenario.id, ...written].join('&')
}

function changesOf(scenario: Scenario, draft: Draft, index: number): readonly (readonly [string, string])[] {
  const step = scenario.steps[index]
  if (!step) return []
  const before = draftOf(step.request)
  return FIELDS.filter(field => draft[field] !== before[field]).map(
    field => [index === 0 ? field : `${index + 1}.${field}`, draft[field] ?? ''] as const,
  )
}

/** Null: it is none of ours. What it does not know it leaves out. */
export function readHash(hash: string): Shared | null {
  const [id = '', ...pairs] = hash
    .replace(/^#/, '')
    .split('&')
    .map(part => part.trim())
  if (!/^[\w-]+(?:\.[\w$-]+)+$/.test(id)) return null
  const said = pairs.map(pair => {
    const equals = pair.indexOf('=')
    return [pair.slice(0, equals), decoded(pair.slice(equals + 1))] as const
  })
  const edits = new Map<number, Partial<Draft>>()
  for (const [name, value] of said) addEdit(edits, name, value)
  const profile = said.find(([name]) => name === 'profile')?.[1]
  const quirks = said.filter(([name]) => name === 'quirk').map(([, value]) => value)
  return {
    ...{ id, edits },
    variation: { ...(quirks.length > 0 && { quirks }), ...(profile !== undefined && { profile }) },
  }
}

function addEdit(edits: Map<number, Partial<Draft>>, name: string, value: string): void {
  const [, number, field] = /^(?:(\d{1,3})\.)?(\w+)$/.exec(name) ?? []
  const known = FIELDS.find(it => it === field)
  if (!known) return
  const index = number === undefined ? 0 : Number(number) - 1
  edits.set(index, { ...edits.get(index), [known]: value })
}

/** As little as an address allows: it is to be read. */
function encoded(text: string): string {
  return encodeURI(text).replace(/[&#+]/g, encodeURIComponent).replaceAll('%5B', '[').replaceAll('%5D', ']')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
