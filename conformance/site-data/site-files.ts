import { kitVersion } from '../kit-version.ts'
import { packageDirectory } from '../package-directory.ts'
import type { PublishedReport } from '../publish/reports-index.ts'
import { groupBy } from '../report/group-by.ts'
import type { Clause } from '../suite/clause.ts'
import { listProfiles, listQuirks } from '../targets/oracle.ts'
import type { Catalog, Chapter, ProfileFacts, QuirkFacts, Reports, Section, WorldTexts } from './catalog.ts'
import { type ChapterClauses, chaptersOf } from './chapters.ts'
import { deviationsIn } from './deviations.ts'
import { reportsOf } from './reports.ts'
import { type SiteWorld, siteWorld } from './worlds.ts'

/** What a site is about. */
export interface SiteSources {
  readonly clauses: readonly Clause[]
  /** Directories of worlds by their names. */
  readonly worlds: ReadonlyMap<string, string>
  readonly published: readonly PublishedReport[]
}

/** The site's data: JSON by its path below `data/`. Rejects with UsageError for a world that cannot be read. */
export async function siteFiles(sources: SiteSources): Promise<ReadonlyMap<string, string>> {
  const { clauses, published } = sources
  const [quirks, worlds] = await Promise.all([listQuirks(), readWorlds(sources)])
  const chapters = chaptersOf(clauses)
  const data = new Map<string, Catalog | Chapter | readonly QuirkFacts[] | Reports | WorldTexts>([
    ['catalog.json', await catalogOf(chapters, worlds, clauses)],
    ['quirks.json', quirks],
    ['reports.json', reportsOf(published, chapters)],
  ])
  for (const chapter of writtenChapters(chapters, quirks, published))
    data.set(`chapters/${chapter.id}.json`, chapter)
  for (const { facts, texts } of worlds) data.set(`worlds/${facts.name}.json`, texts)
  return new Map([...data].map(([path, value]) => [path, JSON.stringify(value)]))
}

function readWorlds({ worlds }: SiteSources): Promise<readonly SiteWorld[]> {
  return Promise.all([...worlds].map(([name, directory]) => siteWorld(name, directory)))
}

async function catalogOf(
  chapters: readonly ChapterClauses[],
  worlds: readonly SiteWorld[],
  clauses: readonly Clause[],
): Promise<Catalog> {
  const startingAt = groupBy(
    clauses.flatMap(({ scenarios }) => scenarios),
    ({ world }) => world,
  )
  return {
    kit: kitVersion(packageDirectory()),
    chapters: chapters.map(({ members, ...facts }) => facts),
    profiles: (await listProfiles()).map(
      ({ name, says, quirks }): ProfileFacts => ({ name, says, quirks: quirks.length }),
    ),
    worlds: worlds.map(({ facts }) => ({ ...facts, scenarios: startingAt.get(facts.name)?.length ?? 0 })),
  }
}

function writtenChapters(
  chapters: readonly ChapterClauses[],
  quirks: readonly QuirkFacts[],
  published: readonly PublishedReport[],
): readonly Chapter[] {
  const quirksOf = groupBy(quirks, ({ clause }) => clause)
  const deviations = deviationsIn(published)
  return chapters.map(({ members, ...facts }) => ({
    ...facts,
    sections: members.map(
      (clause): Section => ({
        ...clause,
        lifts: [],
        quirks: quirksOf.get(clause.id) ?? [],
        programs: deviations.get(clause.id) ?? [],
      }),
    ),
  }))
}
