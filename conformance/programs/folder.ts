import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isObject } from '../compare/json-value.ts'
import { readJson } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import type { DatabaseName } from './databases.ts'
import type { Project } from './program.ts'
import type { Choice } from './programs.ts'

/** A program in the version and on the database that somebody wants, and the folder that is to hold it. */
export interface Wanted extends Choice {
  readonly database: DatabaseName
  readonly directory: string
}

/** By this file a folder is known to be ours. */
const MARK = 'assayer-target.json'

/** `strapi@4.26.2 on sqlite`. */
export function wantedText({ program, release, database }: Omit<Wanted, 'directory'>): string {
  return `${program.name}@${release.version} on ${database}`
}

/** Makes the folder, or finds what is wanted in it. Throws UsageError when it holds anything else. */
export function claimFolder(wanted: Wanted): void {
  const { directory } = wanted
  const mark = join(directory, MARK)
  const holds = wantedText(wanted)
  if (!existsSync(mark)) {
    refuseFullFolder(directory)
    mkdirSync(directory, { recursive: true })
    writeFileSync(mark, `${JSON.stringify({ holds })}\n`)
    return
  }
  const found = Object(readJson(mark)).holds
  if (found === holds) return
  throw new UsageError(
    `${directory} holds ${String(found)}, not ${holds}: choose another folder (--directory DIR), or delete this one.`,
  )
}

function refuseFullFolder(directory: string): void {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return
  throw new UsageError(
    `${directory} is not empty and was not created by \`assayer target\`: choose a new or empty folder (--directory DIR).`,
  )
}

/** Writes the project of a world below the folder and gives its own folder. */
export function writeProject(directory: string, world: string, project: Project): string {
  const own = projectFolder(directory, world)
  for (const name of ['src', 'config', ...project.leftovers])
    rmSync(join(own, name), { recursive: true, force: true })
  for (const { to, from } of project.copies) cpSync(from, join(own, to), { recursive: true })
  for (const [name, text] of project.files) {
    mkdirSync(dirname(join(own, name)), { recursive: true })
    writeFileSync(join(own, name), text)
  }
  return own
}

function projectFolder(directory: string, world: string): string {
  return join(directory, 'worlds', world)
}

const RUNNING = 'running.json'

/** Who serves the folder's worlds right now. */
export interface Running {
  readonly pid: number
  /** Addresses by world. */
  readonly worlds: Readonly<Record<string, string>>
}

export function writeRunning(directory: string, running: Running): void {
  writeFileSync(join(directory, RUNNING), `${JSON.stringify(running)}\n`)
}

export function removeRunning(directory: string): void {
  rmSync(join(directory, RUNNING), { force: true })
}

/** Null when nobody does: who was killed could not say so. */
export function readRunning(directory: string): Running | null {
  const file = join(directory, RUNNING)
  if (!existsSync(file)) return null
  const { pid, worlds }: { pid?: unknown; worlds?: unknown } = Object(JSON.parse(readFileSync(file, 'utf8')))
  if (typeof pid !== 'number' || !isObject(worlds) || !isAlive(pid)) return null
  return {
    pid,
    worlds: Object.fromEntries(Object.entries(worlds).map(([world, url]) => [world, String(url)])),
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    const code: unknown = Object(error).code
    if (code === 'ESRCH') return false
    // It is there, and is somebody else's.
    if (code === 'EPERM') return true
    throw error
  }
}
