import { groupBy } from '../group-by.ts'
import { kitVersion } from '../kit-version.ts'
import { packageDirectory } from '../package-directory.ts'
import { type Recordings, recordingsBehind } from '../publish/recordings.ts'
import type { PublishedReport } from '../publish/reports-index.ts'
import type { Clause } from '../suite/clause.ts'
import { listProfiles, listQuirks } from '../targets/oracle.ts'
import type {
  Catalog,
  ChapterFacts,
  Page,
  Places,
  ProfileFacts,
  QuirkFacts,
  RecordingFacts,
  Section,
} from './catalog.ts'
import { type ChapterClauses, chaptersOf } from './chapters.ts'
import { namedClauses } from './clause-names.ts'
import { deviationsIn } from './deviations.ts'
import { pagesOf } from './pages.ts'
import { reportsOf } from './reports.ts'
import { type SiteWorld, siteWorld } from './worlds.ts'

/** What a site is about. */
export interface SiteSources {
  readonly clauses: readonly Clause[]
  /** Directories of worlds by their names. */
  readonly worlds: ReadonlyMap<string, string>
  readonly published: readonly PublishedReport[]
  /** Undefined: none are kept. */
  readonly recordings?: Recordings
}

/** The site's data: JSON by its path below `data/`. Rejects with UsageError for a world that cannot be read. */
export async function siteFiles(sources: SiteSources): Promise<ReadonlyMap<string, string>> {
  const [quirks, worlds] = await Promise.all([listQuirks(), readWorlds(sources)])
  const chapters = chaptersOf(sources.clauses)
  const written = writtenChapters(chapters, quirks, sources)
  const pages = written.flatMap(it => it.pages)
  const data: readonly (readonly [path: string, value: object])[] = [
    ['catalog.json', await catalogOf(written, worlds, sources)],
    ['quirks.json', quirks],
    ['reports.json', reportsOf(sources.published, chapters)],
    ['places.json', placesOf(pages)],
    ...pages.map(page => [`pages/${page.id}.json`, page] as const),
    ...worlds.map(({ facts, texts }) => [`worlds/${facts.name}.json`, texts] as const),
  ]
  return new Map(data.map(([path, value]) => [path, JSON.stringify(value)]))
}

function readWorlds({ worlds }: SiteSources): Promise<readonly SiteWorld[]> {
  return Promise.all([...worlds].map(([name, directory]) => siteWorld(name, directory)))
}

async function catalogOf(
  chapters: readonly WrittenChapter[],
  worlds: readonly SiteWorld[],
  { clauses }: SiteSources,
): Promise<Catalog> {
  const startingAt = groupBy(
    clauses.flatMap(({ scenarios }) => scenarios),
    ({ world }) => world,
  )
  return {
    kit: kitVersion(packageDirectory()),
    chapters: chapters.map(factsOf),
    profiles: (await listProfiles()).map(
      ({ name, says, quirks }): ProfileFacts => ({ name, says, quirks: quirks.length }),
    ),
    worlds: worlds.map(({ facts }) => ({ ...facts, scenarios: startingAt.get(facts.name)?.length ?? 0 })),
  }
}

interface WrittenChapter extends Omit<ChapterFacts, 'pages'> {
  readonly pages: readonly Page[]
}

function factsOf({ pages, ...chapter }: WrittenChapter): ChapterFacts {
  return { ...chapter, pages: pages.map(({ sections, ...facts }) => facts) }
}

function writtenChapters(
  chapters: readonly ChapterClauses[],
  quirks: readonly QuirkFacts[],
  { published, recordings }: SiteSources,
): readonly WrittenChapter[] {
  const quirksOf = groupBy(quirks, ({ clause }) => clause)
  const deviations = deviationsIn(published)
  return chapters.map(({ members, ...facts }) => {
    const sections = namedClauses(members).map(
      ({ clause, name }): Section => ({
        ...clause,
        name,
        lifts: [],
        quirks: quirksOf.get(clause.id) ?? [],
        programs: deviations.get(clause.id) ?? [],
        recordings: recordingFacts(clause, recordings),
      }),
    )
    return { ...facts, pages: pagesOf(facts, sections) }
  })
}

function recordingFacts(clause: Clause, recordings: Recordings | undefined): readonly RecordingFacts[] {
  const behind = recordings ? recordingsBehind(clause, recordings) : []
  return behind.map(({ program, file, date, confirms, contradicts }) => {
    return { program, file, date, scenarios: confirms.length + contradicts.length }
  })
}

function placesOf(pages: readonly Page[]): Places {
  return Object.fromEntries(pages.flatMap(page => page.sections.map(({ id }) => [id, page.id])))
}
