import type { Admin } from './admin.ts'
import type { SiteWorld } from './site-world.ts'

/** Something of a site that is read and written in one piece. */
export interface Whole {
  /** What it is. */
  readonly says: string
  /** Null: the site has no such thing. */
  read(admin: Admin): Promise<string | null>
  /** Writes what the world says of it. */
  put(admin: Admin, world: SiteWorld): Promise<void>
  /** Writes what was read before. */
  putBack(admin: Admin, was: string, world: SiteWorld): Promise<void>
}
