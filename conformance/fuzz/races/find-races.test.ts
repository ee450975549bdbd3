import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { racesOf } from '../commands/content/races.ts'
import { first } from '../generate.ts'
import { setupOf } from '../in-process-target.fixture.ts'
import { openSources } from '../open-sources.ts'
import type { Unexplained } from './explain-history.ts'
import { findRaces, type RaceRun } from './find-races.ts'
import {
  keepsLinks,
  lastFirst,
  lateLinks,
  lateUnique,
  lostUpdate,
  type RacingServer,
  racingTarget,
  rightServer,
  SHELF_FILES,
} from './racing-servers.fixture.ts'

interface Search {
  readonly clients: number
  readonly runs: number
  readonly maxFailures?: number
}

async function raceAt(server: RacingServer, { clients, runs, maxFailures = 1 }: Search): Promise<RaceRun> {
  const world = scratchDirectory(SHELF_FILES)
  const setup = await setupOf(await racingTarget(server, world), world)
  const keys = new Map([
    ['shelves', 'label'],
    ['books', 'title'],
  ])
  const sources = await openSources(setup, { protocols: ['rest'], as: 'public', keys })
  return findRaces({
    ...{ races: first(racesOf(sources, 1, clients), runs), target: setup.target, oracles: setup.oracles },
    ...{
      rules: { ...setup.rules, openIdentities: setup.openIdentities },
      isWrongInTurn: async commands => {
        const { difference, isOnlyOrder } = await setup.twin.ask(commands)
        return difference !== null && !isOnlyOrder
      },
      maxFailures,
      isOver: () => false,
      onProgress: () => {},
    },
  })
}

test.each([rightServer, lastFirst])(
  'of a server that does one thing at a time every race has an order: $says',
  async server => {
    const { races, unexplained, wrongInTurn } = await raceAt(server, { clients: 3, runs: 40 })
    expect([races, unexplained, wrongInTurn]).toEqual([40, 0, 0])
  },
)

test('what a server does otherwise for one client alone is no race', async () => {
  const { races, unexplained, wrongInTurn } = await raceAt(keepsLinks, { clients: 2, runs: 40 })
  expect([races, unexplained]).toEqual([40, 0])
  expect(wrongInTurn).toBeGreaterThan(0)
})

test.each<[wrong: RacingServer, kind: Unexplained]>([
  [lostUpdate, 'left'],
  [lateUnique, 'left'],
  [lateLinks, 'read'],
])('no order explains a server of which $says', async (wrong, kind) => {
  const { found } = await raceAt(wrong, { clients: 2, runs: 40, maxFailures: 5 })
  const race = found.find(({ puzzle }) => puzzle.kind === kind)
  expect(race && [race.race.clients.flat().length, race.seen]).toEqual([2, 10])
})
