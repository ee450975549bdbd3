import type { CommandEntry } from './command.ts'

/** The text of `assayer --help`. */
export function generalHelp(commands: readonly CommandEntry[]): string {
  return [
    'assayer: an executable oracle and a conformance kit for two HTTP content APIs',
    '',
    'Usage: assayer COMMAND [FLAG …]',
    '',
    ...groupedCommands(commands),
    'Examples',
    '  # judge a server that holds the world restaurants',
    '  assayer test --url http://127.0.0.1:1337 --world restaurants',
    '  # a mock server, with a start page for browsers',
    '  assayer serve',
    '',
    'assayer COMMAND --help explains one command.',
    'Exit codes: 0 as expected, 1 a difference, 2 wrong usage, 3 incomplete.',
    '',
  ].join('\n')
}

/** One width for all groups, so that the sentences stand below each other. */
function groupedCommands(commands: readonly CommandEntry[]): readonly string[] {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const titles = [...new Set(commands.map(({ group }) => group))]
  return titles.flatMap(title => [
    title,
    ...commands
      .filter(({ group }) => group === title)
      .map(({ name, says }) => `  ${name.padEnd(width)}  ${says}`),
    '',
  ])
}
