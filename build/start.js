// @ts-check
import { setFlagsFromString } from 'node:v8'
import { load } from '../bin/load.js'

// As bin/assayer.js has it for a run of the suite.
setFlagsFromString('--heap-growing-percent=30')

const { start } = await load('conformance/cli/start')
const { processIo } = await load('conformance/cli/process-io')
process.exitCode = await start(process.argv.slice(2), processIo())
