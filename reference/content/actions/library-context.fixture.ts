import { parseWorld } from '../../world/parse-world.ts'
import type { ContentType } from '../model/types.ts'
import { contentUnits } from '../units.ts'
import { buildStore } from '../world/build-store.ts'
import { type Edit, libraryWith } from '../world/library.fixture.ts'
import type { WriteContext } from './write/context.ts'

/** The time of all that is written in tests. */
export const NOW = '2024-06-01T12:00:00.000Z'

/** A context of writes on the library, whose caller may do anything; a fresh one each time. */
export function libraryContext(...changes: readonly Edit[]): WriteContext {
  const world = parseWorld('library', libraryWith(...changes))
  return {
    models: world.models,
    store: buildStore(world),
    options: world.options,
    units: contentUnits,
    clock: { now: () => Date.parse(NOW) },
    caller: { may: () => true },
  }
}

/** The content-type `api::<name>.<name>`. */
export function typeNamed(name: string, { models }: WriteContext): ContentType {
  const type = models.types.get(`api::${name}.${name}`)
  if (!type) throw new Error(`the library has no type ${name}`)
  return type
}
