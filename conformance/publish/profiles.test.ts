import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportReader } from '../report/read-report.ts'
import { listProfiles } from '../targets/oracle.ts'

/** The profile of each program whose report is published. */
const PROFILES = [
  ['strapi-4.26.2-sqlite', 'strapi-4.26-sqlite'],
  ['strapi-4.26.2-postgres', 'strapi-4.26-postgres'],
  ['strapi-4.26.2-mariadb', 'strapi-4.26-mariadb'],
  ['ghost-5.99.1', 'ghost-5.99'],
  ['ghost-4.48.9', 'ghost-4.48'],
  ['ghost-3.42.9', 'ghost-3.42'],
] as const

/** Quirks that answer what the suite asks as those of a profile do, which answer more as the program does. */
const SEEN_FOR: Readonly<Record<string, string>> = {
  'content.filters.text-form.as-stored': 'content.filters.text-form.as-column',
  'content.filters.text-form-whole-decimal.two-digits': 'content.filters.text-form.as-cast',
  'content.filters.case-folding.drops-accents': 'content.filters.eqi.as-collating-like',
  'content.filters.starts-withi.as-like': 'content.filters.starts-withi.as-collating-like',
  'content.filters.eqi.as-escaping-like': 'content.filters.eqi.as-collating-like',
  'content.filters.nei.as-escaping-like': 'content.filters.nei.as-collating-like',
  'content.filters.containsi.as-escaping-like': 'content.filters.containsi.as-collating-like',
  'content.filters.not-containsi.as-escaping-like': 'content.filters.not-containsi.as-collating-like',
  'content.filters.ends-withi.as-escaping-like': 'content.filters.ends-withi.as-collating-like',
  'content.pagination.no-number.as-one': 'content.pagination.no-number.page-fractions',
  'content.search.literal.as-like': 'content.search.literal.as-',
  'platform.versioning.notification.unserved-only': 'platform.versioning.notification.below-running-version',
  'platform.changes.2-0.theme-warnings.theme-engines-not-made':
    'platform.changes.2-0.theme-warnings.unwanted',
  'platform.changes.3-0.page-attribute.of-pages-before-5': 'platform.changes.3-0.page-attribute.of-pages',
  'content.writes.all-or-nothing.left-behind': 'content.writes.all-or-nothing.components-gone',
  'content.writes.values.time.without-decimals': 'content.resources.attribute-values.time-without-zeros',
}

/** Half of it is so: Ghost 4.48 has newsletters, but not with all that 5.0 made of them. */
const NOT_WHOLLY = ['platform.changes.5-0.old-words.newsletters-too-early']

describe.each(PROFILES)('the report of %s', (folder, name) => {
  test.skipIf(!existsSync(join('reports', folder)))(
    `finds nothing that the profile ${name} does not know`,
    async () => {
      const profile = (await listProfiles()).find(it => it.name === name)
      const has = (quirk: string) => profile?.quirks.some(it => it.startsWith(quirk))
      const known = (quirk: string) =>
        has(quirk) || has(SEEN_FOR[quirk] ?? quirk) || NOT_WHOLLY.includes(quirk)
      const { diagnosis } = reportReader('specs')(join('reports', folder))
      expect(diagnosis?.length).toBeGreaterThan(0)
      expect(diagnosis?.map(({ quirk }) => quirk).filter(quirk => !known(quirk))).toEqual([])
    },
  )
})
