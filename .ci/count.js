// Prints `N passed, N failed` for the given Vitest JSON reports; a report that is missing counts as one failure.
import { existsSync, readFileSync } from 'node:fs'

let passed = 0
let failed = 0
for (const file of process.argv.slice(2)) {
  if (!existsSync(file)) {
    failed++
    continue
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
}
console.log(`${passed} passed, ${failed} failed`)
