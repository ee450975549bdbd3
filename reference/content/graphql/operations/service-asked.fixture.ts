import { startService } from '../../users/routes/service.fixture.ts'

/** Asks the service of four users, two files and two locales by GraphQL; without a credential with full access. */
export async function askedService() {
  const send = await startService()
  return async (query: string, credential = 'full-key'): Promise<unknown> => {
    const { body } = await send('POST', '/graphql', { query }, credential)
    const { data, errors }: { data?: unknown; errors?: readonly { message: string }[] } = Object(body)
    return errors ? errors.map(({ message }) => message) : data
  }
}

export type Ask = Awaited<ReturnType<typeof askedService>>
