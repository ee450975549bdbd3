import { load } from './load.js'

/** Another thread of `fuzz`, which asks its share of the queries. */
await load('conformance/fuzz/threads/thread')
