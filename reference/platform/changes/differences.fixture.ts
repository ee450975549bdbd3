import { differencesOf2 } from './differences/2.0.fixture.ts'
import { differencesOf3 } from './differences/3.0.fixture.ts'
import { differencesOf4 } from './differences/4.0.fixture.ts'
import { differencesOf5 } from './differences/5.0.fixture.ts'

/** Changes of how clients reach and enter the platform: without them nothing else can be asked as before. */
export const carriers: ReadonlySet<string> = new Set([
  'platform.changes.2-0.versioned-apis',
  'platform.changes.2-0.api-keys',
  'platform.changes.3-0.first-generation',
  'platform.changes.4-0.prefixes',
  'platform.changes.5-0.single-url',
])

/**
 * For each major the changes that it made, each with the probes whose answers it changes. Changes of how a site
 * may be set up change no answer; see the tests of the start.
 */
export const differences: Readonly<Record<2 | 3 | 4 | 5, Readonly<Record<string, readonly string[]>>>> = {
  2: differencesOf2,
  3: differencesOf3,
  4: differencesOf4,
  5: differencesOf5,
}
