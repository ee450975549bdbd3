import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedReports } from '../../conformance/publish/read-published.ts'
import { readRecordings } from '../../conformance/publish/recordings.ts'
import { siteFiles } from '../../conformance/site-data/site-files.ts'
import { loadSuite } from '../../conformance/suite/load-suite.ts'
import { directoriesIn } from '../../conformance/suite/worlds.ts'

/** `node --import tsx site/emit/emit.ts`, from the root: writes the data of the site to `site/public/data/`. */
const PLACE = 'site/public/data'
const WORLDS = 'specs/worlds'

const files = await siteFiles({
  clauses: loadSuite('specs').clauses,
  worlds: new Map(directoriesIn(WORLDS).map(name => [name, join(WORLDS, name)])),
  published: publishedReports(),
  recordings: readRecordings(),
})
rmSync(PLACE, { recursive: true, force: true })
for (const [path, text] of files) {
  const file = join(PLACE, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
console.log(`${PLACE}: ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB`)
