// @ts-check
import { load, readable } from '../bin/load.js'
import { tuneForSuite } from '../bin/tune.js'

tuneForSuite(400)

const { start } = await load('conformance/cli/start')
const { processIo } = await load('conformance/cli/process-io')
process.exitCode = await start(process.argv.slice(2), { ...processIo(), readable })
