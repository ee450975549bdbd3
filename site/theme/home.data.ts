import type { Section } from '../catalog.ts'
import { readCatalog, readChapter } from '../pages/read-data.ts'

/** The example of the home page. */
const CHAPTER = 'content-filters'
const SCENARIO = 'content.filters.containsi.upper-case-operand'

export interface HomeData {
  readonly chapter: string
  readonly section: Section
  readonly clauses: number
  readonly examples: number
}

declare const data: HomeData

export { data }

export default {
  load(): HomeData {
    const section = readChapter(CHAPTER).sections.find(({ id }) => SCENARIO.startsWith(`${id}.`))
    const scenario = section?.scenarios.find(({ id }) => id === SCENARIO)
    if (!section || !scenario) throw new Error(`invariant: there is a scenario ${SCENARIO}`)
    const { chapters } = readCatalog()
    const sum = (of: 'clauses' | 'scenarios') => chapters.reduce((total, chapter) => total + chapter[of], 0)
    return {
      chapter: CHAPTER,
      section: { ...section, scenarios: [scenario] },
      clauses: sum('clauses'),
      examples: sum('scenarios'),
    }
  },
}
