import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { memoryIo } from '../../../tests/support/memory-io.ts'
import { main } from '../main.ts'

async function scriptOf(shell: string): Promise<string> {
  const io = memoryIo()
  expect(await main(['completion', shell], io)).toBe(0)
  return io.printed.out
}

describe('bash', () => {
  /** What it offers for the last of these words. */
  const offered = async (...words: readonly string[]) => {
    const line = words.map(word => `'${word}'`).join(' ')
    const script = `${await scriptOf('bash')}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _assayer; printf '%s\\n' "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n')
  }

  test.each([
    [
      ['assayer', 'se'],
      ['serve', 'selftest'],
    ],
    [['assayer', 'serve', '--wat'], ['--watch']],
    [['assayer', 'serve', '--profile', 'ghost-5'], ['ghost-5.99']],
    [['assayer', 'test', '--service', 'p'], ['platform']],
    [['assayer', 'serve', '--greb'], ['']],
  ])('%j', async (words, names) => {
    expect((await offered(...words)).sort()).toEqual(names.sort())
  })
})

test('zsh and fish know commands, flags and names', async () => {
  const [zsh, fish] = [await scriptOf('zsh'), await scriptOf('fish')]
  expect(zsh).toMatch(/^#compdef assayer\n/)
  expect(zsh).toContain("'*--profile[")
  expect(zsh).toContain('strapi-4.26-sqlite')
  expect(fish).toContain("complete -c assayer -n '__fish_seen_subcommand_from serve' -l watch -d '")
  expect(fish.match(/'/g)?.length).toSatisfy((count: number) => count % 2 === 0)
})
