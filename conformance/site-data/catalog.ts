import type { ClauseRecording } from '../publish/recordings.ts'
import type { ShownVerdict } from '../run/verdict.ts'
import type { Clause, Service } from '../suite/clause.ts'

/**
 * What the site shows, as JSON below `data/`: the catalog, a file for each page of a chapter and for each world, the
 * quirks, and what the published reports say. A page loads what it shows and no more.
 */

/** `data/catalog.json`. */
export interface Catalog {
  /** The version of the kit. */
  readonly kit: string
  readonly chapters: readonly ChapterFacts[]
  readonly profiles: readonly ProfileFacts[]
  readonly worlds: readonly WorldFacts[]
}

/** A folder of clause files, with those below it. */
export interface ChapterFacts {
  /** `content-filters`. Its address stays when the chapter grows and is cut into pages, or into others than before. */
  readonly id: string
  readonly service: Service
  /** `Filters`. */
  readonly title: string
  readonly clauses: number
  readonly scenarios: number
  /** One, unless that would be too long. */
  readonly pages: readonly PageFacts[]
}

/** A page of a chapter: all of it, or some of its clauses, which follow each other. */
export interface PageFacts {
  /** That of the chapter, or `content-filters-part-2`: its address, and the name of its file under `data/pages/`. */
  readonly id: string
  /** `Filters`, or `Filters: contains – eqi`. */
  readonly title: string
  /** `contains – eqi`: from which clause to which; null: all of the chapter. */
  readonly range: string | null
  readonly clauses: number
  readonly scenarios: number
}

/** `data/pages/<id>.json`. */
export interface Page extends PageFacts {
  readonly sections: readonly Section[]
}

/** `data/places.json`: the id of the page on which a clause stands, by its own. */
export type Places = Readonly<Record<string, string>>

/** A clause as the site shows it. How it is asked of other worlds is none of a page's business. */
export interface Section extends Clause {
  /** By what it differs from its neighbours: `containsi`. */
  readonly name: string
  readonly lifts: readonly []
  readonly quirks: readonly QuirkFacts[]
  /** Real programs with a published report in which a scenario of it fails, or gets a warning or a note. */
  readonly programs: readonly Deviation[]
  /** Of an observed clause: what programs answered where it was seen, in full. */
  readonly recordings: readonly RecordingFacts[]
}

/** A bundle of the repository, and how many scenarios of a clause a program answered in it. */
export interface RecordingFacts extends Pick<ClauseRecording, 'program' | 'file' | 'date'> {
  readonly scenarios: number
}

/** What a real program makes of a clause. */
export interface Deviation {
  readonly program: string
  /** The worst. */
  readonly verdict: 'fail' | 'warning' | 'note'
  /** Ids of the scenarios that fail, or get a warning or a note. */
  readonly scenarios: readonly string[]
}

/** `data/quirks.json` has all of them: too many to be loaded by those who switch none on. */
export interface QuirkFacts {
  readonly id: string
  readonly clause: string
  readonly says: string
}

export interface ProfileFacts {
  readonly name: string
  readonly says: string
  /** How many quirks it is made of. */
  readonly quirks: number
}

/** A world of the suite; its texts are in `data/worlds/<name>.json`. */
export interface WorldFacts {
  readonly name: string
  readonly services: readonly Service[]
  /** What it is there for, in a sentence or two of Markdown; empty where its folder has no README. */
  readonly says: string
  /** Whether it has code of its own. A page runs that of the suite’s worlds, and no other. */
  readonly hasCode: boolean
  /** How many scenarios start from it. */
  readonly scenarios: number
}

/** `data/worlds/<name>.json`: texts by their path in the world's directory. */
export type WorldTexts = Readonly<Record<string, string>>

/**
 * `data/own/own.json`, which `assayer docs` has where it is given specs or a world. The rest of `data/own/` is as that
 * of the suite; its pages are made in the browser.
 */
export interface Own {
  /** Another one whenever a file changed: what was loaded before is out of date. */
  readonly revision: string
  /** The directory of the clauses. */
  readonly specs: string | null
  /** The world that was asked for by name or path; it is among the worlds of the catalog. */
  readonly world: string | null
  /** What is wrong with the files as they are; the data are those of before. */
  readonly problem: string | null
}

/** `data/reports.json`: the published reports of real programs side by side. */
export interface Reports {
  readonly programs: readonly ProgramFacts[]
  /** Rows of the table by chapter, in the order of the catalog; a cell for each program. */
  readonly chapters: readonly {
    readonly id: string
    readonly cells: readonly (ChapterCell | null)[]
  }[]
  /** The clauses that not every program answers as expected, in the order of the suite; a cell for each program. */
  readonly clauses: readonly {
    readonly id: string
    readonly chapter: string
    readonly says: string
    readonly cells: readonly (ClauseCell | null)[]
  }[]
}

export interface ProgramFacts {
  /** `strapi-4.26.2-sqlite`. */
  readonly name: string
  readonly pass: number
  readonly fail: number
  readonly note: number
  readonly judged: number
  readonly selected: number
  /** The deviations that explain most, with how many scenarios each explains. */
  readonly causes: readonly (QuirkFacts & { readonly scenarios: number })[]
}

/** Of a chapter's scenarios, how many a program was judged by and how they came out; null: by none. */
export interface ChapterCell {
  readonly judged: number
  readonly failed: number
  readonly noted: number
}

/** The worst outcome of a clause's scenarios and how many have it; null: the report does not know the clause. */
export interface ClauseCell {
  readonly outcome: ShownVerdict
  readonly count: number
  readonly of: number
}
