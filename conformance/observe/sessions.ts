import type { Session } from './recording.ts'

/**
 * The same requests in sessions that are asked again sooner: what came before anything was written found the world as
 * its files say, whichever session it was of, so all of that is one session.
 */
export function sessionsToAsk(sessions: readonly Session[]): readonly Session[] {
  const worlds = [...new Set(sessions.map(({ world }) => world))]
  return worlds.flatMap(world => {
    const own = sessions.filter(session => session.world === world).map(({ exchanges }) => exchanges)
    const parts = own.map(exchanges => {
      const firstWrite = exchanges.findIndex(({ changes }) => changes)
      return firstWrite < 0 ? { before: exchanges, after: [] } : splitAt(exchanges, firstWrite)
    })
    const all = [parts.flatMap(({ before }) => before), ...parts.map(({ after }) => after)]
    return all.filter(({ length }) => length > 0).map(exchanges => ({ world, exchanges }))
  })
}

function splitAt<T>(items: readonly T[], place: number) {
  return { before: items.slice(0, place), after: items.slice(place) }
}
