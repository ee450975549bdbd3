import type { Change } from '../../contracts.ts'
import { membershipWidget, widgetTag } from '../../front/head.ts'

/** 5.0 gave the membership widget's script tag `data-api` and `data-key`; before, it knew only the site's URL. */
export const widgetAttributes: Change = {
  clause: 'platform.changes.5-0.widget',
  since: 5,
  scope: 'program',
  undo: units => ({
    ...units,
    headParts: units.headParts.map(part =>
      part.clause === membershipWidget.clause
        ? { ...part, html: site => widgetTag(site, `data-${site.brand.word}="${site.data.url}/"`) }
        : part,
    ),
  }),
}
