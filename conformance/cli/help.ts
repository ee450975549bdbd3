import type { Command } from './command.ts'
import { groupsOf } from './flag-groups.ts'
import type { Flag } from './flags.ts'

/** The text of `assayer COMMAND --help`. */
export function commandHelp(name: string, { usage, details, flags, examples }: Command): string {
  return [
    `Usage: assayer ${name} ${usage}`.trimEnd(),
    '',
    details,
    '',
    ...groupsOf(flags).flatMap(group => [
      group.title,
      ...table(group.flags.map(([flag, about]) => [flagText(flag, about), saysOf(about)])),
      '',
    ]),
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
