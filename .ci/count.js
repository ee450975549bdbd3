// Prints what failed, and `N passed, N failed`, for the given Vitest JSON reports. A report that is missing counts as a
// failure, and so does a file that could not be run.
import { existsSync, readFileSync } from 'node:fs'

let passed = 0
let failed = 0
for (const file of process.argv.slice(2)) {
  if (!existsSync(file)) {
    console.log(`\nfailed: ${file} was not written`)
    failed++
    continue
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  passed += report.numPassedTests
  for (const { name, status, message, assertionResults } of report.testResults) {
    const red = assertionResults.filter(test => test.status === 'failed')
    for (const { fullName, failureMessages } of red)
      console.log(`\nfailed: ${fullName} (${name})\n${failureMessages.join('\n')}`)
    if (status === 'failed' && red.length === 0) console.log(`\nfailed: ${name}\n${message}`)
    failed += status === 'failed' ? Math.max(red.length, 1) : 0
  }
}
console.log(`${passed} passed, ${failed} failed`)
