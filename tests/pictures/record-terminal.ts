/**
 * Records docs/pictures/terminal.svg: `npm run pictures`. It shows what the commands below print when they are run, at
 * another port, and with another place for the reports.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveWrong } from '../browser/wrong-server.ts'
import { terminalSvg } from './terminal-svg.ts'

const QUIRK = 'content.sort.field.numbers-as-texts'
const SHOWN_URL = 'http://127.0.0.1:1338'

const reports = await mkdtemp(join(tmpdir(), 'assayer-terminal-'))
const server = await serveWrong([QUIRK])
try {
  const printed = await judged(server.url)
  const session = [
    { command: `npx assayer serve --port 1338 --quirk ${QUIRK} &`, output: server.line },
    { command: `npx assayer test --url ${SHOWN_URL} --world restaurants content.sort`, output: printed },
  ]
  const asShown = session.map(({ command, output }) => ({ command, output: inPlace(output) }))
  await writeFile(new URL('../../docs/pictures/terminal.svg', import.meta.url), terminalSvg(asShown))
} finally {
  await server.stop()
  await rm(reports, { recursive: true })
}

async function judged(url: string): Promise<string> {
  const args = ['test', '--url', url, '--world', 'restaurants', 'content.sort', '--output', reports]
  const child = spawn(process.execPath, ['bin/assayer.js', ...args], {
    env: { ...process.env, FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pieces: string[] = []
  child.stdout.setEncoding('utf8').on('data', piece => pieces.push(piece))
  const code = await new Promise(resolve => child.once('close', resolve))
  if (code !== 1) throw new Error(`assayer ${args.join(' ')} ended with ${code}; the mistake was not found`)
  return pieces.join('')
}

function inPlace(text: string): string {
  return text.replaceAll(server.url, SHOWN_URL).replaceAll(reports, 'reports/latest')
}
