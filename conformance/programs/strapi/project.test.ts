import { expect, test } from 'vitest'
import { choiceNamed } from '../programs.ts'
import { project } from './project.ts'

const { release } = choiceNamed('strapi@4.26.2')

async function projectOf(world: string) {
  const making = { release, database: 'sqlite', folder: 'somewhere' } as const
  const { files, copies } = await project({ ...making, world: `specs/worlds/${world}` })
  return { files, copies, settings: JSON.parse(files.get('assayer.json') ?? '') }
}

test('a world has a router, a controller and a service of each type, and its settings', async () => {
  const { files, copies, settings } = await projectOf('restaurants')
  expect(files.get('src/api/tasting-menu/routes/tasting-menu.js')).toContain(
    "createCoreRouter('api::tasting-menu.tasting-menu')",
  )
  expect(copies.map(({ to }) => to)).toEqual(['src'])
  expect(settings).toMatchObject({
    database: 'sqlite',
    world: 'restaurants',
    rest: { defaultLimit: 25, maxLimit: 100 },
    jwtSecret: 'restaurants-jwt-secret',
    locales: [
      { name: 'English (en)', code: 'en' },
      { name: 'French (fr)', code: 'fr' },
      { name: 'Turkish (tr)', code: 'tr' },
    ],
  })
})

test('the kit has a token of its own beside those of the world', async () => {
  const { settings } = await projectOf('tickets')
  expect(settings.apiTokens).toEqual([expect.objectContaining({ name: 'assayer', type: 'full-access' })])
})

test('a world without limits, permissions and GraphQL says so', async () => {
  const { settings } = await projectOf('tickets-without-graphql')
  expect(settings).toMatchObject({ graphql: null, permissions: null })
  expect(settings.rest).not.toHaveProperty('maxLimit')
})

test("a world's own code is called beside the project's", async () => {
  const { files, copies } = await projectOf('restaurants-extension')
  expect(copies.map(({ to }) => to)).toEqual(['src', 'src', 'src/index-of-the-world.js'])
  expect(files.get('src/index.js')).toContain('index-of-the-world.js')
})
