import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** The blobs that are named, and those below the directories that are named. Throws UsageError when there are none. */
export function findBlobs(places: readonly string[]): readonly string[] {
  const found = places.flatMap(place => {
    if (!existsSync(place)) throw new UsageError(`There is no ${place}.`)
    return statSync(place).isDirectory() ? blobsBelow(place) : [place]
  })
  if (found.length === 0)
    throw new UsageError(`There is no blob*.ndjson in ${places.join(', ')}: write some with --reporter blob.`)
  return [...new Set(found)]
}

/** CI systems unpack each shard's artifact into a folder of its own. */
function blobsBelow(directory: string): readonly string[] {
  return blobsAmong(directory, readdirSync(directory, { recursive: true, encoding: 'utf8' }))
}

/** The blobs of one directory, without those of folders below it. */
export function blobsIn(directory: string): readonly string[] {
  return blobsAmong(directory, readdirSync(directory))
}

function blobsAmong(directory: string, names: readonly string[]): readonly string[] {
  return names
    .filter(name => /(^|[/\\])blob(-\d+-of-\d+)?\.ndjson$/.test(name))
    .sort()
    .map(name => join(directory, name))
}
