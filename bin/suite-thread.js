import { load } from './load.js'

/** Another thread of a run at the embedded reference, which takes its share of the suite. */
await load('conformance/threads/thread')
