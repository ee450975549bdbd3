import { judgeInOrder } from '../../overheard/judge-file.ts'
import { readExchanges } from '../../overheard/read/read-exchanges.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { OVERHEARD_FLAGS, overheardReportersOf, reportOverheard, tallyingJudge } from '../overheard-flags.ts'
import { lineOn } from '../progress.ts'

export const judgeCommand: Command = {
  usage: 'FILE …',
  details:
    'Judges recorded traffic without any server: HTTP archives (HAR) that hold answers, and recordings of\n' +
    '`assayer record`. The world is learnt from what the answers show, and each answer is judged by what follows from\n' +
    'that. What does not follow is unknown, and never a fail. A fail is an answer that breaks the documentation,\n' +
    'whatever else the server holds: it contradicts itself, or what the same caller read before and again\n' +
    'afterwards. With --undisturbed it need not be read again.\n' +
    'The exit code is 1 if an answer fails, 3 if nothing could be judged, and otherwise 0.',
  flags: OVERHEARD_FLAGS,
  examples: [
    { line: 'judge session.har', says: 'what a browser was answered' },
    { line: 'judge recordings/*.ndjson --undisturbed', says: 'recordings of a server that nobody else used' },
    { line: 'judge session.har --json', says: 'the same for a tool' },
  ],
  mostPositionals: Number.POSITIVE_INFINITY,
  run: judgeFiles,
}

async function judgeFiles(given: Given, io: Io): Promise<ExitCode> {
  const files = given.positionals
  if (files.length === 0) throw new UsageError('assayer judge needs a file: an HTTP Archive, or a recording.')
  overheardReportersOf(given)
  const { judge, tally } = await tallyingJudge(given, io)
  const progress = lineOn(io)
  for (const [index, file] of files.entries()) {
    if (io.signal.aborted) break
    progress.say(`${index + 1}/${files.length} ${file}`)
    const { exchanges, skipped } = readExchanges(file)
    if (skipped > 0) io.err(`left out: ${skipped} entries of ${file} without a request or an answer\n`)
    judgeInOrder(judge, exchanges)
  }
  progress.end()
  const code = reportOverheard(tally, files.join(', '), given, io)
  return io.signal.aborted ? 3 : code
}
