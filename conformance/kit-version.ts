import { join } from 'node:path'
import { readJson } from './suite/worlds.ts'

/** The version in the package's package.json. */
export function kitVersion(packageDirectory: string): string {
  return String(Object(readJson(join(packageDirectory, 'package.json'))).version)
}
