import { type RequirementSet, setIn, setJson } from '../requirements/requirement-set.ts'
import type { Configuration } from './configuration.ts'
import type { Files } from './pack.ts'
import { parseText } from './parse-text.ts'
import { Refusal } from './refusal.ts'

const NAME = 'requirements.json'

/** The requirement set of a bundle. */
interface Found {
  /** Null: it was judged by everything. */
  readonly set: RequirementSet | null
  /** Whether whoever verifies has this very set. */
  readonly isKnown: boolean
}

export interface SetOptions {
  readonly specs: string
  readonly setNamed?: (name: string) => RequirementSet | null
}

/** Throws a Refusal for a set that is none, or is another one than the configuration names, or takes the name of another. */
export function readRequirements(
  files: Files,
  { requirements: named }: Configuration,
  { specs, setNamed = () => null }: SetOptions,
): Found {
  const text = files[NAME]
  if (text === undefined && named === undefined) return { set: null, isKnown: false }
  if (text === undefined)
    throw new Refusal(`configuration.json names the requirement set ${named?.name}, and there is no ${NAME}`)
  if (named === undefined)
    throw new Refusal(`there is ${NAME}, and configuration.json names no requirement set`)
  const set = readSet(text, specs)
  if (set.name !== named.name)
    throw new Refusal(`${NAME} is the set ${set.name}, where configuration.json names ${named.name}`)
  if (set.digest !== named.digest)
    throw new Refusal(`${NAME} has ${set.digest}, where configuration.json names ${named.digest}`)
  const known = setNamed(set.name)
  if (known && known.digest !== set.digest)
    throw new Refusal(
      `its requirement set ${set.name} (${set.digest}) is not the one of this name (${known.digest})`,
    )
  return { set: known ?? set, isKnown: known !== null }
}

function readSet(text: string, specs: string): RequirementSet {
  const fitting = setIn(parseText(text, NAME), { file: NAME, specs })
  if ('problem' in fitting) {
    const { path, found, expected } = fitting.problem
    throw new Refusal(`${NAME}: ${path}: found ${found}, expected ${expected}`)
  }
  if (setJson(fitting.value) === text) return fitting.value
  throw new Refusal(`${NAME} is not written as assayer writes it, such as with a key twice`)
}
