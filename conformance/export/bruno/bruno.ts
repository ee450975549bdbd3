import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { besideSources } from '../../package-directory.ts'
import { exportedWorld } from '../exported-world.ts'
import type { Exporter } from '../exporter.ts'
import { ENVIRONMENTS, guide } from './guide.ts'
import { requestFiles } from './request-file.ts'

const ASSETS = besideSources('conformance/export/bruno/assets')
const ASSET_NAMES = ['assayer', 'callers', 'comparison'] as const

/** One collection: a folder for each clause, a request for each step of a scenario. */
export const bruno: Exporter = {
  name: 'bruno',
  says: 'a Bruno collection, a request for each step of a scenario',
  write: ({ settings }) => {
    const requests = settings.flatMap(setting =>
      setting.clauses.flatMap(clause => clause.scenarios.map(it => requestFiles(it, clause, setting))),
    )
    const assets = ASSET_NAMES.map(name => [`${name}.js`, readFileSync(join(ASSETS, `${name}.cjs`), 'utf8')])
    const worlds = Object.fromEntries(settings.map(setting => [setting.folder, exportedWorld(setting)]))
    return {
      files: {
        'bruno.json': `${JSON.stringify({ version: '1', name: 'Assayer', type: 'collection' }, null, 2)}\n`,
        ...Object.fromEntries(assets),
        'worlds.js': `module.exports = ${JSON.stringify(worlds, null, 1)}\n`,
        ...ENVIRONMENTS,
        'README.md': guide(settings),
        ...Object.assign({}, ...requests.map(({ files }) => files)),
      },
      leftOut: requests.flatMap(({ leftOut }) => leftOut),
    }
  },
}
