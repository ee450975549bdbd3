import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONFIG_FORMATS } from '../conformance/config/config-text.ts'
import { compileSchema } from '../conformance/suite/schema.ts'

const DOCUMENT = readFileSync('docs/configuration.md', 'utf8')

/** The examples of the document in one language. */
function examples(language: string): readonly string[] {
  const found = DOCUMENT.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))
  return [...found].map(([, text = '']) => text)
}

/** A configuration in TypeScript without what makes it TypeScript: an expression that holds nothing but data. */
async function exported(text: string): Promise<unknown> {
  const data = text.replace(/^import .*$/m, '').replace(/defineConfig\(([\s\S]*)\)/, '$1')
  const module: { default: unknown } = await import(`data:text/javascript,${encodeURIComponent(data)}`)
  return module.default
}

describe('docs/configuration.md', () => {
  const config = compileSchema('specs', 'config.schema.json')
  const baseline = compileSchema('specs', 'baseline.schema.json')

  test('its configuration in TypeScript fits the schema', async () => {
    const [text = ''] = examples('ts')
    expect(config(await exported(text), 'example')).toEqual({
      value: expect.objectContaining({ target: 'local' }),
    })
  })

  test('its examples in YAML fit the schemas', () => {
    const [twin, known] = examples('yaml').map(text => parse(text))
    expect(config(twin, 'example')).toEqual({ value: twin })
    expect(baseline(known, 'example')).toEqual({ value: known })
  })

  test('it names every key of a target, and every format', () => {
    const { definitions } = JSON.parse(readFileSync('specs/schemas/config.schema.json', 'utf8'))
    const table = DOCUMENT.split('\n').filter(line => line.startsWith('| `'))
    for (const key of Object.keys(definitions.target.properties)) {
      expect(
        table.some(line => line.split('|')[1]?.includes(`\`${key}\``)),
        key,
      ).toBe(true)
    }
    for (const format of CONFIG_FORMATS) expect(DOCUMENT).toContain(format)
  })
})
