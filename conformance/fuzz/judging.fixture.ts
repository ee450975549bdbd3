import type { ClauseStatus } from '../suite/clause.ts'
import type { Documentation } from './documentation.ts'
import { SHELF_FILES } from './races/racing-servers.fixture.ts'
import { openForms } from './rest/documented-forms.ts'

/** A documentation of which every clause has the same status. */
export const saying = (status: ClauseStatus): Documentation => ({
  statusOf: () => status,
  refuses: () => false,
  speaksOf: () => status === 'documented',
  asksForMore: openForms(new Set(['en'])),
})

/** A shelf with four books. */
export const BOOK_FILES = {
  ...SHELF_FILES,
  'data.json': JSON.stringify({
    'api::shelf.shelf': [{ id: 1, label: 'A-1', height: 30 }],
    'api::book.book': ['Notes', 'Poems', 'Letters', 'Maps'].map((title, index) => ({
      ...{ id: index + 1, title, pages: 10, shelf: 1 },
    })),
  }),
}
