import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const ROUNDS = 10
/** The cheapest that Node.js can do. */
const BARE = 'a bare node -e 0'

/**
 * How long the program takes to its first word, and how much memory, beside a bare start of Node.js: as it is installed,
 * and in a checkout.
 */
export async function measureStart(): Promise<readonly Measurement[]> {
  execFileSync('npm', ['run', '--silent', 'build'])
  const place = mkdtempSync(join(tmpdir(), 'assayer-start-'))
  try {
    const installed = await measureIn(installedIn(place), '')
    return [...installed, ...(await measureIn(resolve('bin/assayer.js'), ', in a checkout'))]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** As the package lies when it is installed: without tsconfig.json the program runs what was built. */
function installedIn(place: string): string {
  for (const name of ['bin', 'dist', 'specs', 'package.json'])
    cpSync(name, join(place, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
  return join(place, 'bin/assayer.js')
}

async function measureIn(bin: string, where: string): Promise<readonly Measurement[]> {
  const [bare, help, list, served]: [number[], number[], number[], Served[]] = [[], [], [], []]
  // What is kept from one start to the next is there.
  timeOf([bin, 'list'])
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(timeOf(['-e', '0']))
    help.push(timeOf([bin, '--help']))
    list.push(timeOf([bin, 'list']))
    served.push(await serveOnce(bin))
  }
  const least = median(bare)
  const beside = (what: string, value: number): Measurement => {
    return { name: `start: ${what}${where}`, value, unit: 'ms', ratio: value / least, against: BARE }
  }
  return [
    beside('assayer --help', median(help)),
    beside('assayer list', median(list)),
    beside('assayer serve to its first answer', median(served.map(it => it.time))),
    {
      name: `start: memory of assayer serve after its first answer${where}`,
      value: median(served.map(it => it.memory)),
      unit: 'MB',
    },
  ]
}

function timeOf(args: readonly string[]): number {
  const start = performance.now()
  spawnSync(process.execPath, args)
  return performance.now() - start
}

interface Served {
  readonly time: number
  readonly memory: number
}

async function serveOnce(bin: string): Promise<Served> {
  const start = performance.now()
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line = ''] = String(await new Promise(ready => child.stdout.once('data', ready))).split('\n')
    await (await fetch(`${JSON.parse(line).url}/api/restaurants`)).text()
    return { time: performance.now() - start, memory: residentMemory(child.pid) }
  } finally {
    child.kill()
  }
}

/** Where the system does not tell it, nothing is known. */
function residentMemory(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
