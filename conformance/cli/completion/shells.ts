export interface CompletedFlag {
  readonly name: string
  readonly says: string
  readonly hasValue: boolean
  /** Names that it takes; empty: anything, or a file. */
  readonly values: readonly string[]
}

export interface CompletedCommand {
  readonly name: string
  readonly says: string
  readonly flags: readonly CompletedFlag[]
}

/** Writes the script of a shell. */
export type Shell = (commands: readonly CompletedCommand[]) => string

export const SHELLS: Readonly<Record<'bash' | 'zsh' | 'fish', Shell>> = { bash, zsh, fish }

function bash(commands: readonly CompletedCommand[]): string {
  const flagsOf = commands.map(
    ({ name, flags }) => `    ${name}) words="${flags.map(flag => `--${flag.name}`).join(' ')}" ;;\n`,
  )
  const valuesOf = [...namedValues(commands)].map(
    ([flag, values]) =>
      `    --${flag}) COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$word")); return ;;\n`,
  )
  return `# bash completion for assayer
_assayer() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  case "$previous" in
${valuesOf.join('')}  esac
  case "\${COMP_WORDS[1]}" in
${flagsOf.join('')}  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _assayer assayer
`
}

function zsh(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, says }) => `    ${quoted(`${name}:${says}`)}\n`)
  const cases = commands.map(
    ({ name, flags }) => `    ${name}) _arguments ${flags.map(zshFlag).join(' ')} '*:file:_files' ;;\n`,
  )
  return `#compdef assayer
_assayer() {
  local -a commands
  commands=(
${names.join('')}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$name" in
${cases.join('')}  esac
}
compdef _assayer assayer
`
}

function zshFlag({ name, says, hasValue, values }: CompletedFlag): string {
  const about = says.replace(/[[\]:]/g, ' ')
  const action = values.length > 0 ? `(${values.join(' ')})` : '_files'
  return quoted(`*--${name}[${about}]${hasValue ? `:value:${action}` : ''}`)
}

function fish(commands: readonly CompletedCommand[]): string {
  const names = commands.map(
    ({ name, says }) => `complete -c assayer -n __fish_use_subcommand -f -a ${name} -d ${quoted(says)}\n`,
  )
  const flags = commands.flatMap(command =>
    command.flags.map(flag => {
      const value =
        flag.values.length > 0 ? ` -x -a ${quoted(flag.values.join(' '))}` : flag.hasValue ? ' -r' : ''
      const where = quoted(`__fish_seen_subcommand_from ${command.name}`)
      return `complete -c assayer -n ${where} -l ${flag.name}${value} -d ${quoted(flag.says)}\n`
    }),
  )
  return `# fish completion for assayer\n${names.join('')}${flags.join('')}`
}

/** Flags of the same name take the same names everywhere. */
function namedValues(commands: readonly CompletedCommand[]): ReadonlyMap<string, readonly string[]> {
  const flags = commands.flatMap(command => command.flags).filter(({ values }) => values.length > 0)
  return new Map(flags.map(({ name, values }) => [name, values]))
}

/** As one word of any of the shells. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}
