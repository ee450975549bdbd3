#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'
import { load } from './load.js'

/**
 * A run of the suite keeps little and drops much, and the engine would let the heap grow to several times what is kept.
 * It collects earlier so, at no cost that can be measured (`npm run bench -- suite`). A server's heap is its world.
 */
if (process.argv[2] === 'test') setFlagsFromString('--heap-growing-percent=30')

const { main } = await load('conformance/cli/main')
const { processIo } = await load('conformance/cli/process-io')
process.exitCode = await main(process.argv.slice(2), processIo())
