import { expect, test } from 'vitest'
import { allFreedoms } from '../facts.ts'
import { createReference, type ServiceRequest } from '../index.ts'

const { world } = await createReference({ world: 'specs/worlds/gazette' })

const BODIES = ['{', '[]', 'null', '"x"', '{"posts":1}', '{"posts":[null]}', '{"posts":[{"tags":1}]}', '']
const PATHS = ['/platform/api/admin/posts/', '/platform/api/v3/admin/posts/', '/platform/api/admin/session/']
const TARGETS = [
  '/?%',
  '/%E0%A4%A',
  '/platform/api/content/posts/?filter[]=1',
  '/platform/api/admin/posts/?limit[]=x',
]

const REQUESTS: readonly ServiceRequest[] = [
  ...TARGETS.map(target => ({ method: 'GET', target, headers: {}, body: null })),
  ...PATHS.flatMap(target =>
    BODIES.map(body => ({
      ...{ method: 'POST', target, headers: { 'content-type': 'application/json' } },
      body: new TextEncoder().encode(body),
    })),
  ),
]

test.each(allFreedoms.map(({ id }) => id).filter(id => id.startsWith('platform.')))(
  'one who takes %s bears requests that are wrong',
  async freedom => {
    const faults: unknown[] = []
    const onFault = (error: unknown) => void faults.push(error)
    const reference = await createReference({ world, freedoms: [freedom], onFault })
    for (const request of REQUESTS) await reference.handle(request)
    expect(faults).toEqual([])
  },
)
