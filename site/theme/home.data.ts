import type { Section } from '../catalog.ts'
import { readCatalog, readPage, readPlaces } from '../pages/read-data.ts'

/** The example of the home page. */
const CLAUSE = 'content.filters.containsi'
const SCENARIO = `${CLAUSE}.upper-case-operand`

export interface HomeData {
  /** Id of the page on which the rest of its clause stands. */
  readonly page: string
  readonly section: Section
  readonly clauses: number
  readonly examples: number
}

declare const data: HomeData

export { data }

export default {
  load(): HomeData {
    const page = readPlaces()[CLAUSE]
    const section = page === undefined ? null : readPage(page).sections.find(({ id }) => id === CLAUSE)
    const scenario = section?.scenarios.find(({ id }) => id === SCENARIO)
    if (page === undefined || !section || !scenario)
      throw new Error(`invariant: there is a scenario ${SCENARIO}`)
    const { chapters } = readCatalog()
    const sum = (of: 'clauses' | 'scenarios') => chapters.reduce((total, chapter) => total + chapter[of], 0)
    return {
      page,
      section: { ...section, scenarios: [scenario] },
      clauses: sum('clauses'),
      examples: sum('scenarios'),
    }
  },
}
