import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a directory anew: it is there only when all that `fill` writes into it is. */
export function madeWhole(place: string, fill: (unfinished: string) => void): string {
  const unfinished = `${place}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  fill(unfinished)
  rmSync(place, { recursive: true, force: true })
  renameSync(unfinished, place)
  return place
}

/** One object in each line, and not all of them in memory. */
export function writeLines(path: string, objects: Iterable<object>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  const file = openSync(path, 'a')
  let lines: string[] = []
  const flush = () => {
    writeSync(file, lines.join(''))
    lines = []
  }
  for (const object of objects) if (lines.push(`${JSON.stringify(object)}\n`) === 10_000) flush()
  flush()
  closeSync(file)
}
