import { openClient } from '../client/client.ts'
import { UsageError } from '../usage-error.ts'
import { type Running, type ShellLine, startLine } from './shell.ts'
import { type Target, TargetDown } from './target.ts'
import { type UrlTargetOptions, urlTarget } from './url.ts'

/** A target that the kit starts when the first scenario needs it, waits for, and stops at the end. */
export function commandTarget(line: ShellLine, options: UrlTargetOptions): Target {
  let running: Promise<Running> | null = null
  let started: Running | null = null
  let isClosed = false
  const start = async () => {
    await refuseStranger(line, options)
    if (isClosed) throw new TargetDown(`\`${line.run}\` was not started: the run has ended`)
    started = startLine(line)
    return started
  }
  const target = urlTarget({ ...options, whyLost: () => started?.ended ?? null })
  const startOnce = async () => {
    running ??= start()
    await running
  }
  return {
    ...target,
    platform: async () => {
      await startOnce()
      return target.platform?.() ?? null
    },
    open: async setting => {
      await startOnce()
      return target.open(setting)
    },
    close: async () => {
      isClosed = true
      await target.close()
      await started?.stop()
    },
  }
}

/** Who answers there already is not what the command would start: judging it would be a mistake in silence. */
async function refuseStranger({ run }: ShellLine, { url, limits, manner }: UrlTargetOptions): Promise<void> {
  const client = openClient({ url, connections: 1, limits, manner })
  try {
    const outcome = await client.send({ method: 'GET', path: '/', headers: {}, body: null })
    if (outcome.kind === 'no-answer' && outcome.reason !== 'headers-timeout') return
    throw new UsageError(
      `Something answers at ${url} before \`${run}\` was started: stop it, or remove \`command\` from the configuration to judge what is already running.`,
    )
  } finally {
    await client.close()
  }
}
