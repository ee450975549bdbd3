import { expect, test } from 'vitest'
import { ordersOf } from './orders.ts'

const span = (client: number, sentAt: number, answeredAt: number) => ({ client, sentAt, answeredAt })

test.each<[what: string, spans: Parameters<typeof ordersOf>[0], orders: readonly string[]]>([
  [
    'commands that were under way at once may stand in any order',
    [span(0, 1, 4), span(1, 2, 3)],
    ['01', '10'],
  ],
  ['what was answered before another was sent comes first', [span(0, 3, 4), span(1, 1, 2)], ['10']],
  [
    'commands of one client stay in turn',
    [span(0, 1, 3), span(0, 4, 6), span(1, 2, 5)],
    ['012', '021', '201'],
  ],
  [
    'three at once have six orders',
    [span(0, 1, 4), span(1, 2, 5), span(2, 3, 6)],
    ['012', '021', '102', '120', '201', '210'],
  ],
])('%s', (_, spans, orders) => {
  expect([...ordersOf(spans)].map(order => order.join(''))).toEqual(orders)
})
