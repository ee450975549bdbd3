#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** In a checkout the sources run as they are, in this very process; an installed package has them built. */
const isCheckout = existsSync(fileURLToPath(new URL('../tsconfig.json', import.meta.url)))

/**
 * A run of the suite keeps little and drops much, and the engine would let the heap grow to several times what is kept.
 * It collects earlier so, at no cost that can be measured (`npm run bench -- suite`). A server's heap is its world.
 */
if (process.argv[2] === 'test') setFlagsFromString('--heap-growing-percent=30')

async function load(file) {
  if (!isCheckout) return import(`../dist/conformance/cli/${file}.js`)
  const { register } = await import('tsx/esm/api')
  register()
  return import(`../conformance/cli/${file}.ts`)
}

const { main } = await load('main')
const { processIo } = await load('process-io')
process.exitCode = await main(process.argv.slice(2), processIo())
