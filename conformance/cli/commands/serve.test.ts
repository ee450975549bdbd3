import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { embedReference } from '../../targets/oracle.ts'
import { main } from '../main.ts'

const WORLD = 'specs/worlds/gazette'

describe('--cors', () => {
  test.each([
    ['shop.test', 'expected an origin such as https://shop.test, * or none'],
    ['https://shop.test/', 'expected an origin such as https://shop.test, * or none'],
    ['http://shop.test:80', 'expected an origin such as http://shop.test, * or none'],
  ])('%s is wrong usage', async (origin, says) => {
    const io = memoryIo()
    expect(await main(['serve', '--world', WORLD, '--port', '0', '--cors', origin], io)).toBe(2)
    expect(io.printed.err).toContain(`--cors ${origin}: ${says}`)
  })

  test.each<['*' | readonly string[] | undefined, string | undefined]>([
    [undefined, 'http://a.test'],
    ['*', 'http://a.test'],
    [['http://a.test', 'http://b.test'], 'http://a.test'],
    [['http://b.test'], undefined],
    [[], undefined],
  ])('origins %j', async (origins, named) => {
    const reference = await embedReference({ world: 'specs/worlds/tickets', ...(origins && { origins }) })
    const headers = { origin: 'http://a.test' }
    const answer = await reference.handle({ method: 'GET', target: '/api/tickets', headers, body: null })
    expect(answer.headers).toMatchObject({ vary: 'Origin' })
    expect(answer.headers['access-control-allow-origin']).toBe(named)
  })
})

describe('--platform-version', () => {
  test.each(['6.0', '0.11', 'abc', '4.x', '-1', '4.48.9.1', '^5.0'])(
    '%s is wrong usage, and it is said which versions there are',
    async version => {
      const io = memoryIo()
      const args = ['serve', '--world', WORLD, '--port', '0', `--platform-version=${version}`]
      expect(await main(args, io)).toBe(2)
      expect(io.printed.err).toContain(
        `platform version: found ${version}, expected a version of a major from 1 to 5, such as 5.130, 4.48 or 3.0.`,
      )
    },
  )

  test.each([
    ['5.0', '', '5.0'],
    ['5.99', '', '5.99'],
    ['5.130', '', '5.130'],
    ['5', '', '5.0'],
    ['v4.48', 'v4/', '4.48'],
    ['4.48.9', 'v4/', '4.48'],
    ['4.0', 'v4/', '4.0'],
    ['3.42', 'v3/', '3.42'],
    ['2.38.3', 'v2/', '2.38'],
  ])('%s is served as such', async (platformVersion, prefix, said) => {
    const reference = await embedReference({ world: WORLD, platformVersion })
    const target = `/platform/api/${prefix}admin/site/`
    const { body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
    expect(JSON.parse(String(body)).site.version).toBe(said)
  })
})
