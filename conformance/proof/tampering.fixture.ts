import { stableJson } from '../report/stable-json.ts'
import type { Files } from './pack.ts'
import { Refusal } from './refusal.ts'

/*
 * What somebody might do to a bundle.
 */

/** Why it is refused; null: it is verified. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

export type Change = (files: Files) => Files

export const inText =
  (name: keyof Files, from: string | RegExp, to: string): Change =>
  given => {
    const changed = given[name]?.replace(from, () => to)
    if (changed === given[name]) throw new Error(`${from} is not in ${name}`)
    return { ...given, [name]: changed }
  }

/** Changes the value of a file of JSON, and writes it as assayer does. */
export const inValue =
  <Value>(
    name: 'results.json' | 'statement.json' | 'configuration.json' | 'requirements.json',
    change: (value: Value) => void,
  ): Change =>
  given => {
    const value: Value = JSON.parse(given[name] ?? '')
    change(value)
    return { ...given, [name]: stableJson(value) }
  }

export type Line = { scenario?: string; time?: number; exchanges?: unknown[]; [key: string]: unknown }

/** Changes the lines of the recording, and writes them as assayer does. */
export const inLines =
  (change: (lines: Line[]) => readonly Line[]): Change =>
  given => {
    const lines: Line[] = given['recording.ndjson']
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    const text = change(lines).map(line => `${JSON.stringify(line)}\n`)
    return { ...given, 'recording.ndjson': text.join('') }
  }

export const ofScenario = (id: string, change: (line: Line) => Line | readonly Line[]): Change =>
  inLines(lines => lines.flatMap(line => (line.scenario === id ? change(line) : line)))

export const exchangesOf = (id: string, change: (exchanges: readonly unknown[]) => unknown[]): Change =>
  ofScenario(id, line => ({ ...line, exchanges: change(line.exchanges ?? []) }))

export type Results = {
  clauses: { id: string; scenarios: { id: string; verdict: string; says: string }[] }[]
}

export const turn = (value: Results) => {
  for (const clause of value.clauses)
    for (const scenario of clause.scenarios)
      if (scenario.id === 'content.wrong.case') scenario.verdict = 'pass'
}
