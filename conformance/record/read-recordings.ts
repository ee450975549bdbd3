import { isObject, type JsonObject } from '../compare/json-value.ts'
import { type RecordedLine, readRecording, readRows } from '../replay/recording.ts'
import { UsageError } from '../usage-error.ts'
import { variantOf } from './record-suite.ts'
import { type RecordedState, statesOf } from './recorded-states.ts'

/** What `assayer record` wrote, ready to be judged. */
export interface Recordings {
  /** Who was recorded. */
  readonly target: string
  readonly url: string
  readonly worlds: readonly string[]
  /** The version that its platform ran as; null for several, or for the newest. */
  readonly platformVersion: string | null
  /** Null when nothing of this setting was recorded. */
  settingOf(setting: Parameters<typeof variantOf>[0] & { readonly world: string }): RecordedSetting | null
}

/** A world in one configuration. */
export interface RecordedSetting {
  readonly start: RecordedState
  /** The lines that one scenario gave, in their order. */
  readonly linesOf: (scenario: string) => readonly RecordedLine[]
  /** The id that an entry had, by `plural:key`; undefined when it was not looked up. */
  readonly idOf: (name: string) => unknown
  /** What the target had of its own, by its placeholder; undefined when it was not looked up. */
  readonly factOf: (text: string) => string | undefined
}

/** Reads files that `assayer record` wrote, all of one target. Throws UsageError. */
export function readRecordings(files: readonly string[]): Recordings {
  const rows = files.flatMap(file => readRows(file).map(({ row }) => row))
  const lines = files.flatMap(readRecording)
  const heads = rows.filter(row => row.note === 'target')
  const targets = [...new Set(heads.map(({ target }) => String(target)))]
  if (targets.length > 1)
    throw new UsageError(
      `The recordings are from ${targets.join(' and ')}: judge those of one target at a time.`,
    )
  const settings = new Map<string, RecordedSetting>()
  const worlds = [...new Set(lines.flatMap(({ world }) => world ?? []))]
  return {
    target: targets[0] ?? 'an unnamed server',
    url: String(heads[0]?.url ?? ''),
    worlds,
    platformVersion: onlyVersionIn(lines),
    settingOf: ({ world, ...how }) => {
      const variant = variantOf(how)
      const key = JSON.stringify([world, variant])
      const known = settings.get(key) ?? settingIn({ lines, rows, world, variant })
      if (known) settings.set(key, known)
      return known
    },
  }
}

function onlyVersionIn(lines: readonly RecordedLine[]): string | null {
  const variants = lines.filter(({ group }) => group?.startsWith('platform.')).map(({ variant }) => variant)
  const [version = null, ...others] = new Set(
    variants.map(variant => /\bplatform-([\d.]+)/.exec(variant ?? '')?.[1] ?? null),
  )
  return others.length > 0 ? null : version
}

interface Wanted {
  readonly lines: readonly RecordedLine[]
  readonly rows: readonly JsonObject[]
  readonly world: string
  readonly variant: string | null
}

function settingIn({ lines, rows, world, variant }: Wanted): RecordedSetting | null {
  // Requests that nobody tied to a world are taken for any.
  const own = lines.filter(line => (line.world ?? world) === world && line.variant === variant)
  if (own.length === 0) return null
  const notesOf = (kind: 'id' | 'fact') =>
    rows.filter(row => row.note === kind && row.world === world && (row.variant ?? null) === variant)
  const ids = new Map(
    notesOf('id').flatMap(({ name, is }) => (isObject(is) ? [] : [[String(name), is] as const])),
  )
  const facts = new Map(notesOf('fact').map(({ name, is }) => [String(name), String(is)]))
  const byScenario = new Map<string, RecordedLine[]>()
  for (const line of own) {
    const scenario = line.id.replace(/#\d+$/, '')
    byScenario.set(scenario, [...(byScenario.get(scenario) ?? []), line])
  }
  return {
    start: statesOf(own),
    linesOf: scenario => byScenario.get(scenario) ?? [],
    idOf: name => ids.get(name),
    factOf: text => facts.get(text),
  }
}
