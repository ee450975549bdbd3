import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from '../usage-error.ts'

type Flags<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>

/**
 * The flags of a script of `npm run`, which has `--help` besides them. It ends right there for help with 0, and with 2 and a
 * sentence for what it does not know.
 */
export function scriptFlags<const T extends ParseArgsConfig>(help: string, config: T): Flags<T> {
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return endScript(error)
  }
}

/** Ends with 2 and a sentence where the caller is mistaken. Throws all other errors. */
export function endScript(error: unknown): never {
  if (!isMistake(error)) throw error
  process.stderr.write(`${error.message}\nRun it with --help for its usage.\n`)
  process.exit(2)
}

function isMistake(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
