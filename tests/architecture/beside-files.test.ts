import { expect, test } from 'vitest'
import { BESIDE_FILES } from '../../build/bundle.js'
import { sourceFiles } from './source-files.ts'

const BESIDE = /new URL\(\s*['"`](?!\.\.).*import\.meta\.url|import\.meta\.dirname/

test('the build leaves every file where it is that names others beside it', () => {
  const ours = sourceFiles().filter(({ path }) =>
    /^(conformance|reference|text)\/.*(?<!\.test)\.ts$/.test(path),
  )
  const naming = ours.filter(({ text }) => BESIDE.test(text)).map(({ path }) => path.replace(/\.ts$/, ''))
  expect(naming.toSorted()).toEqual(BESIDE_FILES.toSorted())
})
