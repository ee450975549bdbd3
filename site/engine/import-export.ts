import { importInMemory } from '../../conformance/import/import-source.ts'
import { leftOutText } from '../../conformance/import/left-out.ts'
import { EngineError, type ImportedWorld } from './engine.ts'
import { layDown, takeAway } from './node/files.ts'

const PLACE = '/exports'

/** The files of a world from an export of a real program. Nothing leaves the page. Rejects with a UsageError. */
export async function importExport(name: string, bytes: Uint8Array): Promise<ImportedWorld> {
  if (bytes.length === 0) throw new EngineError(`${name} is empty; expected an export.`)
  const file = name.replaceAll('/', '-') || 'export'
  layDown(PLACE, { [file]: bytes })
  try {
    const world = file.replace(/\.(tar\.gz|tgz|tar|json)$/i, '')
    const { files, leftOut } = await importInMemory(world, { from: `${PLACE}/${file}` })
    return {
      name: world,
      files: Object.fromEntries([...files].map(([path, value]) => [path, JSON.stringify(value, null, 2)])),
      notes: leftOutText(leftOut.all)
        .split('\n')
        .flatMap(line => line.trim() || []),
    }
  } finally {
    takeAway(PLACE)
  }
}
