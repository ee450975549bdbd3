import { UsageError } from '../../usage-error.ts'
import type { Command } from '../command.ts'
import { type CompletedCommand, SHELLS, type Shell } from '../completion/shells.ts'

export const completionCommand: Command = {
  usage: 'bash|zsh|fish',
  details:
    'Prints a script for a shell, which then completes commands, flags, and names of worlds and profiles at the\n' +
    'press of Tab. It holds what this version knows: make it anew after an update.',
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
    io.out(write(await completedCommands(io.packageDirectory)))
    return 0
  },
}

/** Loaded here: the list of commands names this one. */
async function completedCommands(packageDirectory: string): Promise<readonly CompletedCommand[]> {
  const { readCompleted } = await import('../completion/read-completed.ts')
  return readCompleted(packageDirectory)
}
