import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sayUnserved } from './unserved-code.ts'

test('code of a project that is not served is named, file by file; a world without any is not spoken of', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assayer-project-'))
  const routes = join(directory, 'src/api/tea/routes')
  await mkdir(routes, { recursive: true })
  await writeFile(join(routes, 'brew.js'), "module.exports = { routes: [{ method: 'GET', path: '/brew' }] }")
  const said: string[] = []
  await sayUnserved(['specs/worlds/restaurants', directory], { err: text => said.push(text) })
  await rm(directory, { recursive: true })
  expect(said).toEqual([
    `warning: this code of ${directory} is not served; only what its models generate is:\n  src/api/tea/routes/brew.js (GET /brew)\n`,
  ])
})
