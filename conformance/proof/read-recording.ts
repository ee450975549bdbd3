import { compileSchema } from '../suite/schema.ts'
import { parseText } from './parse-text.ts'
import type { AttemptLine, ListLine, RecordingHead, RecordingLine, SettingLine } from './recording.ts'
import { Refusal } from './refusal.ts'

/** A recording that was read. */
export interface Recording {
  readonly head: RecordingHead
  readonly settings: readonly RecordedSetting[]
}

export interface RecordedSetting {
  readonly line: SettingLine
  readonly lists: ReadonlyMap<string, ListLine['entries']>
  /** By scenario, its times in their order. */
  readonly attempts: ReadonlyMap<string, readonly AttemptLine[]>
}

/** Gives a reader of recordings; the schema is that of `specs`. It throws a Refusal for what nobody could have heard. */
export function recordingReader(specs: string): (text: string) => Recording {
  const accept = compileSchema<RecordingLine>(specs, 'recording.schema.json')
  return text => {
    if (!text.endsWith('\n')) throw new Refusal('recording.ndjson: its last line is cut off')
    const lines = text.slice(0, -1).split('\n')
    const [head, ...rest] = lines.map((line, index) => {
      const where = `recording.ndjson:${index + 1}`
      const fitting = accept(parse(line, where), where)
      if ('value' in fitting) return fitting.value
      const { path, found, expected } = fitting.problem
      throw new Refusal(`${where}: ${path}: found ${found}, expected ${expected}`)
    })
    if (head === undefined || !('format' in head))
      throw new Refusal('recording.ndjson:1: expected the head of a recording')
    return { head, settings: settingsOf(rest) }
  }
}

/** Only the very bytes that a recording is written with: nothing can hide in another way of writing them. */
function parse(line: string, where: string): unknown {
  const value = parseText(line, where)
  if (JSON.stringify(value) === line) return value
  throw new Refusal(`${where}: it is not written as a recording is, such as with a key twice or with spaces`)
}

interface Growing {
  readonly line: SettingLine
  readonly lists: Map<string, ListLine['entries']>
  readonly attempts: Map<string, AttemptLine[]>
}

function settingsOf(lines: readonly RecordingLine[]): readonly RecordedSetting[] {
  const settings: Growing[] = []
  for (const line of lines) {
    const setting = settings.at(-1)
    if ('format' in line) throw new Refusal('recording.ndjson: it has two heads')
    if ('setting' in line) settings.push({ line, lists: new Map(), attempts: new Map() })
    else if (!setting) throw new Refusal('recording.ndjson:2: expected a setting')
    else if ('list' in line) setting.lists.set(line.list, line.entries)
    else addAttempt(line, setting)
  }
  const keys = settings.map(({ line }) => JSON.stringify(line.setting))
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice !== undefined) throw new Refusal(`recording.ndjson: it has the setting ${twice} twice`)
  return settings
}

/** In the order of scenarios and times. */
function addAttempt(line: AttemptLine, { attempts }: Growing): void {
  const { scenario, time } = line
  const last = [...attempts.keys()].at(-1)
  const known = attempts.get(scenario) ?? []
  if (known.some(it => it.time === time))
    throw new Refusal(`recording.ndjson: it has ${scenario} twice for the time ${time} that it was asked`)
  if (time !== known.length + 1)
    throw new Refusal(
      `recording.ndjson: ${scenario} is asked for the time ${time}, where ${known.length + 1} is due`,
    )
  if (last !== undefined && last > scenario)
    throw new Refusal(`recording.ndjson: ${scenario} does not stand in its place: ${last} is before it`)
  attempts.set(scenario, [...known, line])
}
