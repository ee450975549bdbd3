import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium, without anything that would ask the network. Names below `.test` are this machine. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.ASSAYER_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  })
}
