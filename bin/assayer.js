#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** In a checkout the sources run as they are, in this very process; an installed package has them built. */
const isCheckout = existsSync(fileURLToPath(new URL('../tsconfig.json', import.meta.url)))

async function load(file) {
  if (!isCheckout) return import(`../dist/conformance/cli/${file}.js`)
  const { register } = await import('tsx/esm/api')
  register()
  return import(`../conformance/cli/${file}.ts`)
}

const { main } = await load('main')
const { processIo } = await load('process-io')
process.exitCode = await main(process.argv.slice(2), processIo())
