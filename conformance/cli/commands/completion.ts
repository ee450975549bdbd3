import { UsageError } from '../../usage-error.ts'
import type { Command, CommandEntry } from '../command.ts'
import { readCompleted } from '../completion/read-completed.ts'
import { SHELLS, type Shell } from '../completion/shells.ts'

/** Of these commands, of which it is one. */
export const completionOf = (commands: readonly CommandEntry[]): Command => ({
  usage: 'bash|zsh|fish',
  details:
    'Prints a completion script for a shell: Tab then completes commands, flags, and the names of worlds and\n' +
    'profiles. The script describes this version: generate it again after an update.',
  flags: {},
  examples: [
    { line: 'completion bash > ~/.local/share/bash-completion/completions/assayer', says: 'for bash' },
    { line: 'completion zsh > ~/.zfunc/_assayer', says: 'for zsh, with ~/.zfunc in its fpath' },
    { line: 'completion fish > ~/.config/fish/completions/assayer.fish', says: 'for fish' },
  ],
  mostPositionals: 1,
  run: async (given, io) => {
    const [shell = ''] = given.positionals
    const write = new Map<string, Shell>(Object.entries(SHELLS)).get(shell)
    if (!write) throw new UsageError(`assayer completion needs a shell: ${Object.keys(SHELLS).join(', ')}.`)
    io.out(write(await readCompleted(commands, io.packageDirectory)))
    return 0
  },
})
