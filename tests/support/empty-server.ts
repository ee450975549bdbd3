import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { serveReference } from '../../conformance/targets/oracle.ts'
import { scratchDirectory } from './scratch-directory.ts'

const WORLD = 'specs/worlds/restaurants'
const LOCALES = 'plugin::i18n.locale'

/**
 * A target that we did not write, played by the reference: the models and options of the main world, none of its
 * entries but the locales, and no control plane. Gives its URL.
 */
export async function emptyServer(
  more: Readonly<Record<string, unknown>> = {},
  quirks: readonly string[] = [],
): Promise<string> {
  const world = scratchDirectory()
  cpSync(join(WORLD, 'models'), join(world, 'models'), { recursive: true })
  cpSync(join(WORLD, 'options.json'), join(world, 'options.json'))
  const data = JSON.parse(readFileSync(join(WORLD, 'data.json'), 'utf8'))
  writeFileSync(join(world, 'data.json'), JSON.stringify({ [LOCALES]: data[LOCALES], ...more }))
  const serving = await serveReference({ world, quirks, control: false })
  onTestFinished(() => serving.close())
  return serving.url
}
