import { UsageError } from '../usage-error.ts'
import { ghost } from './ghost/ghost.ts'
import type { Program, Release } from './program.ts'
import { strapi } from './strapi/strapi.ts'

/** Every program that the kit can make ready. A new one: its folder, a line here. */
export const programs: readonly Program[] = [strapi, ghost]

/** A program in one of its versions. */
export interface Choice {
  readonly program: Program
  readonly release: Release
}

/** What `strapi@4.26.2` names; without a version the newest one that is known. Throws UsageError for what is none. */
export function choiceNamed(text: string): Choice {
  const [name, version] = text.split('@')
  const program = programs.find(it => it.name === name)
  const release = program?.releases.find(it => version === undefined || it.version === version)
  if (program && release) return { program, release }
  const known = (program ? [program] : programs).flatMap(namesOf)
  throw new UsageError(`${text} is not available; expected one of ${known.join(', ')}.`)
}

function namesOf({ name, releases }: Program): readonly string[] {
  return releases.map(({ version }) => `${name}@${version}`)
}
