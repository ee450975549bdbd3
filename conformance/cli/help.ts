import type { Command, CommandEntry } from './command.ts'
import type { Flag } from './flags.ts'

/** The text of `assayer --help`. */
export function generalHelp(commands: readonly CommandEntry[]): string {
  return [
    'assayer: an executable oracle and a conformance kit for two HTTP content APIs',
    '',
    'Usage: assayer COMMAND [FLAG …]',
    '',
    ...table(commands.map(({ name, says }) => [name, says])),
    '',
    'assayer COMMAND --help explains one command.',
    'Exit codes: 0 as expected, 1 a difference, 2 wrong usage, 3 incomplete.',
    '',
  ].join('\n')
}

/** The text of `assayer COMMAND --help`. */
export function commandHelp(name: string, { usage, details, flags, examples }: Command): string {
  return [
    `Usage: assayer ${name} ${usage}`.trimEnd(),
    '',
    details,
    '',
    'Flags',
    ...table(Object.entries(flags).map(([flag, about]) => [flagText(flag, about), saysOf(about)])),
    '',
    'Examples',
    ...examples.flatMap(({ line, says }) => [`  # ${says}`, `  assayer ${line}`]),
    '',
  ].join('\n')
}

function flagText(name: string, { value, short }: Flag): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`
}

function saysOf({ says, isList, variable }: Flag): string {
  return `${says}${isList ? ' (may be repeated)' : ''}${variable ? ` [${variable}]` : ''}`
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
