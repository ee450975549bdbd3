import type { OracleWorld } from '../targets/oracle.ts'
import type { LeftOutList } from './left-out.ts'

/** A JSON object that is still being worked on. */
export type Fields = Record<string, unknown>

/** A world that an import made; nothing of it is written yet. */
export interface Imported {
  /** What it comes from: `Strapi 4.26.2`. */
  readonly program: string
  /** JSON values by the path of their file in the world's directory. */
  readonly files: Map<string, Fields>
  readonly leftOut: LeftOutList
}

/** A world that came over, as files and as the oracle reads them. */
export interface ReadImport extends Imported {
  readonly world: OracleWorld
}
