import { spawn } from 'node:child_process'
import type { Io } from './io.ts'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the browser that the person uses; says so when there is none. */
export function openInBrowser(url: string, io: Pick<Io, 'err'>): void {
  const [command = 'xdg-open', ...before] = OPENERS[process.platform] ?? []
  const child = spawn(command, [...before, url], { stdio: 'ignore', detached: true })
  child.on('error', () => io.err(`assayer: no browser could be opened; go to ${url}\n`))
  child.unref()
}
