import { load } from './load.js'

/** A process of the self-test, which tries what it is sent. */
await load('conformance/selftest/worker')
