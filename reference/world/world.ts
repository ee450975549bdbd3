import type { Models } from '../content/model/types.ts'
import type { ContentOptions, WorldEntry } from '../content/world/content-world.ts'
import type { HeldFiles } from '../http/files.ts'

/** A parsed and checked world: all that a reference starts from. Immutable. */
export interface World {
  readonly name: string
  readonly models: Models
  /** Entries by content-type uid, in the order given. */
  readonly entries: ReadonlyMap<string, readonly WorldEntry[]>
  /** Uids of content-types of which some entry does not say when it was made, changed or published: that is made up. */
  readonly untimed: ReadonlySet<string>
  readonly options: ContentOptions
  /** `platform.json`, checked; null when the world has no publishing platform site. */
  readonly platform: Readonly<Record<string, unknown>> | null
  /**
   * The project's own code: functions `register({ strapi })`, or objects that have one, in the order in which they
   * run while the service starts. Empty for a world that is data only.
   */
  readonly code: readonly unknown[]
  /** What lies in `public/uploads/`: the files of the media library, as far as the world holds them. */
  readonly uploads: HeldFiles
}

/**
 * A world's files by path relative to its directory, as text. `parseWorld` takes this, so that worlds
 * can also come from memory: those of a directory are read in `read-directory.ts`, those of a definition are made in
 * `files-of.ts`.
 */
export type WorldFiles = ReadonlyMap<string, string>

/** The same, where JSON may also be given as its value, which is not changed. */
export type GivenFiles = ReadonlyMap<string, string | Readonly<Record<string, unknown>>>
