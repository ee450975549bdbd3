import { expect, test } from 'vitest'
import { isMissingPackage } from './missing-package.ts'

const failed = (message: string, code = 'ERR_MODULE_NOT_FOUND') => Object.assign(new Error(message), { code })
const MESSAGE = "Cannot find package 'fast-check' imported from /project/fuzz.js"

test.each([
  ['the package', failed(MESSAGE), true],
  ['another package', failed(MESSAGE.replace('fast', 'slow')), false],
  ['another failure', failed(MESSAGE, 'ENOENT'), false],
  ['no error at all', MESSAGE, false],
])('%s: %s', (_, error, isMissing) => {
  expect(isMissingPackage(error, 'fast-check')).toBe(isMissing)
})
