import type { Clause, ClauseStatus, Service } from '../conformance/suite/clause.ts'

/** What the site shows, as JSON under `data/`: `catalog.json`, and one file for each chapter and each world. */
export interface Catalog {
  /** The version of the kit. */
  readonly kit: string
  readonly chapters: readonly ChapterFacts[]
  readonly quirks: readonly QuirkFacts[]
  readonly profiles: readonly ProfileFacts[]
  readonly worlds: readonly WorldFacts[]
}

/** A folder of clause files. */
export interface ChapterFacts {
  /** `content-filters`: its page, and the name of its file under `data/chapters/`. */
  readonly id: string
  readonly service: Service
  /** `Filters`. */
  readonly title: string
  readonly clauses: number
  readonly scenarios: number
}

/** `data/chapters/<id>.json`. */
export interface Chapter extends ChapterFacts {
  readonly sections: readonly Section[]
}

/** A clause as the site shows it. */
export interface Section extends Clause {
  readonly lifts: readonly []
  /** Its quirks by their ids. */
  readonly quirks: readonly QuirkFacts[]
  /** Published reports in which a scenario of it fails or differs. */
  readonly programs: readonly {
    readonly program: string
    readonly verdict: 'fail' | 'note'
    readonly scenarios: readonly string[]
  }[]
}

export interface QuirkFacts {
  readonly id: string
  readonly clause: string
  readonly says: string
}

export interface ProfileFacts {
  readonly name: string
  readonly says: string
}

/** A world of the suite; its files are in `data/worlds/<name>.json`, by path. */
export interface WorldFacts {
  readonly name: string
  readonly services: readonly Service[]
  readonly says: string
}

export type { ClauseStatus }
