#!/usr/bin/env node
import { load, readable } from './load.js'
import { tuneForSuite } from './tune.js'

if (process.argv[2] === 'test') tuneForSuite()

const { main } = await load('conformance/cli/main')
const { processIo } = await load('conformance/cli/process-io')
process.exitCode = await main(process.argv.slice(2), { ...processIo(), readable })
