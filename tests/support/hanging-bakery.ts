import { bakery } from './bakery.ts'
import { httpServer } from './http-server.ts'

const ANSWERED = 4

/** A bakery that lists its breads four times, and never answers when it is asked to again. */
export async function hangingBakery(): Promise<{ readonly url: string; readonly isHanging: Promise<void> }> {
  const shop = bakery()
  let requests = 0
  let hang = () => {}
  const isHanging = new Promise<void>(begun => {
    hang = begun
  })
  const url = await httpServer(async request => {
    if (request.method === 'GET' && request.target === '/api/breads' && ++requests > ANSWERED) {
      hang()
      await new Promise(() => {})
    }
    return shop.reply(request)
  })
  return { url, isHanging }
}
