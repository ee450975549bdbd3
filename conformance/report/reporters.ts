import { blobReporter } from './blob.ts'
import { consoleReporter } from './console.ts'
import { ctrfReporter } from './ctrf.ts'
import { githubReporter } from './github.ts'
import { htmlReporter } from './html/html.ts'
import { jsonReporter } from './json.ts'
import { junitReporter } from './junit.ts'
import { markdownReporter } from './markdown.ts'
import type { Reporter } from './reporter.ts'
import { sarifReporter } from './sarif.ts'

/** Every reporter, in the order in which they run. A new one: its file, a line here. */
export const reporters: readonly Reporter[] = [
  jsonReporter,
  junitReporter,
  htmlReporter,
  markdownReporter,
  ctrfReporter,
  sarifReporter,
  blobReporter,
  githubReporter,
  consoleReporter,
]
