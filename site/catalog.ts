/** What the pages show. It is made by the kit, which makes it of other specs, too. */
export type * from '../conformance/site-data/catalog.ts'
export type { ClauseStatus, Strength } from '../conformance/suite/clause.ts'
