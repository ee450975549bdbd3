import { stringify } from 'yaml'
import type { Config } from './config.ts'

/** What a configuration can be written as, by the ending of its file. */
export const CONFIG_FORMATS = ['yaml', 'ts', 'json'] as const
export type ConfigFormat = (typeof CONFIG_FORMATS)[number]

const SCHEMA = './node_modules/assayer/specs/schemas/config.schema.json'

/** The text of a new configuration file; editors find the schema, or the types, by it. */
export function configText(format: ConfigFormat, config: Config): string {
  switch (format) {
    case 'yaml':
      return `# yaml-language-server: $schema=${SCHEMA}\n${stringify(config, { lineWidth: 0 })}`
    case 'ts':
      return `import { defineConfig } from 'assayer/config'\n\nexport default defineConfig(${inTypeScript(config)})\n`
    case 'json':
      return `${JSON.stringify({ $schema: SCHEMA, ...config }, null, 2)}\n`
  }
}

/** A value as a person would write it in TypeScript: lists in one line, objects one key a line. */
function inTypeScript(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(item => inTypeScript(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const deeper = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, item]) =>
      `${deeper}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${inTypeScript(item, deeper)},\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

function quoted(text: string): string {
  const json = JSON.stringify(text)
  return /['"\\]/.test(json.slice(1, -1)) ? json : `'${text}'`
}
