import { expect, test } from 'vitest'
import { movedTo } from './moved.ts'

const movedUrl = (url: string, served: string) => Object(movedTo(served, { site: { url } }).site).url

test.each([
  ['http://localhost:2368', 'http://127.0.0.1:1337', 'http://127.0.0.1:1337'],
  ['http://127.0.0.1:2368/blog/', 'http://127.0.0.1:1337', 'http://127.0.0.1:1337/blog/'],
  ['http://[::1]:2368', 'http://[::1]:1337', 'http://[::1]:1337'],
  ['http://localhost', 'http://localhost:1337', 'http://localhost:1337'],
  ['http://localhost:2368', 'http://0.0.0.0:1337', 'http://localhost:1337'],
])('a site of this machine, %s served at %s, is at %s', (url, served, moved) => {
  expect(movedUrl(url, served)).toBe(moved)
})

test.each([
  ['on that port', 'http://localhost:1337'],
  ['elsewhere', 'https://blog.example'],
  ['elsewhere, by a name that looks like this machine', 'http://localhost.example:2368'],
  ['reached with TLS', 'https://localhost:2368'],
  ['nowhere', 'blog'],
  ['at no port that there is', 'http://localhost:99999'],
])('a site %s stays where it is', (_, url) => {
  expect(movedUrl(url, 'http://127.0.0.1:1337')).toBe(url)
})

test('addresses within texts move along, those of other sites do not', () => {
  const html = (port: number) =>
    `<a href="http://localhost:${port}/about/">About</a> <a href="http://localhost:23680/">Other</a>`
  const navigation = [{ label: 'Shop', url: 'http://localhost.shop.example/' }]
  const fileAt = (port: number) => ({
    site: { url: `http://localhost:${port}` },
    posts: [{ html: html(port), lexical: JSON.stringify({ src: `http://localhost:${port}/a.png` }) }],
    settings: { navigation },
  })
  expect(movedTo('http://localhost:1337', fileAt(2368))).toEqual(fileAt(1337))
})
