import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { readJson, worldDirectory } from '../suite/worlds.ts'
import type { WorldFiles } from './parts.ts'

/** A directory of specs with one world in it, which says something else than the suite's of that name. */
export interface OtherWorld {
  readonly specs: string
  /** Takes the directory away. */
  remove(): void
}

export function makeOtherWorld(
  specs: string,
  world: string,
  change: (files: WorldFiles) => WorldFiles,
): OtherWorld {
  const [from, own] = [worldDirectory(specs, world), mkdtempSync(join(tmpdir(), 'assayer-fit-'))]
  const to = join(own, 'worlds', world)
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
  writeFileSync(join(own, 'package.json'), JSON.stringify({ type: moduleTypeOf(from) }))
  const { data, options } = change({
    data: objectIn(join(from, 'data.json')),
    options: objectIn(join(from, 'options.json')),
  })
  writeFileSync(join(to, 'data.json'), JSON.stringify(data))
  writeFileSync(join(to, 'options.json'), JSON.stringify(options))
  return { specs: own, remove: () => rmSync(own, { recursive: true, force: true }) }
}

/** A world may hold code, which is read as the package says in which it lies. */
function moduleTypeOf(directory: string): string {
  const file = join(directory, 'package.json')
  const parent = dirname(directory)
  if (!existsSync(file)) return parent === directory ? 'commonjs' : moduleTypeOf(parent)
  return String(objectIn(file).type ?? 'commonjs')
}

/** Options as somebody has them who has these in place of the world's; null takes one away. */
export function mergeOptions(world: JsonObject, own: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...world }
  for (const [name, value] of Object.entries(own)) {
    const was = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isObject(value) && isObject(was) ? mergeOptions(was, value) : value
  }
  return merged
}

function objectIn(file: string): JsonObject {
  const value = existsSync(file) ? readJson(file) : {}
  return isObject(value) ? value : {}
}
