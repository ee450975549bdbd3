import { listenIn } from '../../proxy/listen-in.ts'
import { passOn } from '../../proxy/pass-on.ts'
import { UsageError } from '../../usage-error.ts'
import type { Command, ExitCode } from '../command.ts'
import type { Given } from '../flags.ts'
import type { Io } from '../io.ts'
import { OVERHEARD_FLAGS, overheardReportersOf, reportOverheard, tallyingJudge } from '../overheard-flags.ts'

export const proxyCommand: Command = {
  usage: '--upstream URL [--port N]',
  details:
    'Stands between a client and a server. Everything passes unchanged, in both directions; each answer is judged by\n' +
    'what follows from what has passed so far, as `assayer judge` does with a recording. Prints one line of JSON when\n' +
    'ready: {"url", "upstream"}. Fails are printed as they are found; Ctrl-C ends the proxy, and writes the reports.\n' +
    'Nothing is sent to the server but what the client sends; the host header alone is changed to the server’s.\n' +
    'The exit code is 1 if an answer failed, 3 if nothing could be judged, and otherwise 0.',
  flags: {
    upstream: { says: 'the server', value: 'URL', variable: 'ASSAYER_UPSTREAM' },
    port: {
      says: 'the port to listen on (default 0: a free one)',
      value: 'N',
      whole: { least: 0, most: 65_535 },
      variable: 'ASSAYER_PORT',
    },
    host: { says: 'the address to listen on (default 127.0.0.1)', value: 'HOST', variable: 'ASSAYER_HOST' },
    ...OVERHEARD_FLAGS,
  },
  examples: [
    { line: 'proxy --upstream http://127.0.0.1:1337 --port 4000', says: 'and point the client at port 4000' },
    {
      line: 'proxy --upstream http://127.0.0.1:1337 --undisturbed',
      says: 'nobody but this client changes the content',
    },
  ],
  mostPositionals: 0,
  run: proxy,
}

async function proxy(given: Given, io: Io): Promise<ExitCode> {
  const upstream = upstreamOf(given)
  overheardReportersOf(given)
  const { judge, tally } = await tallyingJudge(given, io)
  const passing = await passOn({
    upstream,
    port: given.number('port') ?? 0,
    host: given.text('host') ?? '127.0.0.1',
    onlooker: listenIn(judge, says => io.err(`${says}\n`)),
  }).catch(cannotListen)
  const ready = `${JSON.stringify({ url: passing.url, upstream: upstream.href })}\n`
  // With --json the only thing on standard output is what was found.
  if (given.has('json')) io.err(ready)
  else io.out(ready)
  await interrupted(io.signal)
  await passing.close()
  return reportOverheard(tally, upstream.href.replace(/\/$/, ''), given, io)
}

function upstreamOf(given: Given): URL {
  const text = given.text('upstream')
  if (text === undefined)
    throw new UsageError('assayer proxy needs --upstream URL: the server to pass requests on to.')
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.username !== '')
    throw new UsageError(`--upstream ${text}: expected an address such as http://127.0.0.1:1337`)
  return url
}

function cannotListen(error: unknown): never {
  if (error instanceof Error && 'code' in error)
    throw new UsageError(`The proxy cannot listen: ${error.message}. --port 0 picks a free port.`)
  throw error
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise(end => {
    if (signal.aborted) end()
    else signal.addEventListener('abort', () => end(), { once: true })
  })
}
