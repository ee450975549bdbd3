import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { main } from '../main.ts'

/** A folder of the test that runs. */
export const directory = mkdtempSync(join(tmpdir(), 'assayer-changes-'))
// Files of tests share this module: whoever ends first takes the folder away.
afterAll(() => rmSync(directory, { recursive: true, force: true }))

export async function runChanges(...args: string[]) {
  const io = memoryIo()
  const code = await main(['changes', ...args], io)
  return { code, ...io.printed }
}

export function fileOf(name: string, text: string): string {
  const file = join(directory, name)
  mkdirSync(directory, { recursive: true })
  writeFileSync(file, text)
  return file
}

export interface Shown {
  readonly isServed: boolean
  readonly findings: readonly { readonly clause: string; readonly effect: string }[]
  readonly instead: { readonly method: string; readonly target: string; readonly body?: unknown } | null
  readonly advice: readonly string[]
}

export async function judged(
  from: string,
  to: string,
  ...traffic: string[]
): Promise<{ code: number; first: Shown }> {
  const { code, out } = await runChanges('--from', from, '--to', to, '--json', ...traffic)
  return { code, first: JSON.parse(out).requests[0] }
}

export function withEffect({ findings }: Shown, effect: string): readonly string[] {
  return findings.flatMap(it => (it.effect === effect ? [it.clause.replace('platform.changes.', '')] : []))
}
