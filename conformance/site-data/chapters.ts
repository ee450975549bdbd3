import { groupBy } from '../group-by.ts'
import type { Clause, Service } from '../suite/clause.ts'
import type { ChapterFacts } from './catalog.ts'

/** A chapter and its clauses. */
export interface ChapterClauses extends Omit<ChapterFacts, 'pages'> {
  readonly members: readonly Clause[]
}

/** A folder with more clauses than that has a chapter for each folder in it: nobody reads on for so long. */
const MOST_CLAUSES = 80

/** Clauses by the folders of their files, in the order of the suite; a folder that is small takes in those below it. */
export function chaptersOf(clauses: readonly Clause[]): readonly ChapterClauses[] {
  const services = [...groupBy(clauses, ({ service }) => service).values()]
  const folders = services.flatMap(members => cut({ folder: [], members }))
  // Names that differ in case or in signs alone would be one file.
  return [...groupBy(folders, idOf).values()].flatMap(([first, ...others]) =>
    first
      ? [
          chapterOf(
            first.folder,
            [first, ...others].flatMap(({ members }) => members),
          ),
        ]
      : [],
  )
}

/** The clauses below a folder, which is named from its service on: `content`, `graphql`, `mutations`. */
interface Folder {
  readonly folder: readonly string[]
  readonly members: readonly Clause[]
}

/** A folder as it is, or cut into those that it holds. A whole service is always cut. */
function cut({ folder, members }: Folder): readonly Folder[] {
  const below = [
    ...groupBy(members, clause =>
      foldersOf(clause)
        .slice(0, folder.length + 1)
        .join('/'),
    ),
  ]
  const folders = below.map(([path, its]) => ({ folder: path.split('/'), members: its }))
  const isLeaf = folders.every(it => it.folder.length === folder.length)
  if (isLeaf || (folder.length > 1 && members.length <= MOST_CLAUSES)) return [{ folder, members }]
  return folders.flatMap(it => (it.folder.length === folder.length ? [it] : cut(it)))
}

/** Those who add to the suite may leave the folder of the service out. */
function foldersOf({ file, service }: Clause): readonly string[] {
  const folders = file.split('/').slice(0, -1)
  return folders[0] === service ? folders : [service, ...folders]
}

function idOf({ folder }: Folder): string {
  const words = folder.map(name => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))
  return words.join('-')
}

function chapterOf(folder: readonly string[], members: readonly Clause[]): ChapterClauses {
  const service = folder[0] === 'platform' ? 'platform' : 'content'
  return {
    id: idOf({ folder, members }),
    service,
    title: titleOf(service, folder.slice(1)),
    clauses: members.length,
    scenarios: members.reduce((sum, { scenarios }) => sum + scenarios.length, 0),
    members,
  }
}

const SERVICE_TITLES: Readonly<Record<Service, string>> = {
  content: 'Content service',
  platform: 'Publishing platform',
}

/** `GraphQL: mutations`, `Admin API`, `Changes: 5.0`. */
function titleOf(service: Service, folders: readonly string[]): string {
  const [first, ...others] = folders.map(inWords)
  if (first === undefined) return SERVICE_TITLES[service]
  const title = first.charAt(0).toUpperCase() + first.slice(1)
  return others.length === 0 ? title : `${title}: ${others.join(', ')}`
}

/** Words of folders that are written otherwise in a sentence. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['api', 'API'],
  ['graphql', 'GraphQL'],
  ['http', 'HTTP'],
  ['urls', 'URLs'],
])

function inWords(folder: string): string {
  const words = folder.split(/[-_ ]+/).map(word => SPELLINGS.get(word) ?? word)
  return words.join(' ')
}
