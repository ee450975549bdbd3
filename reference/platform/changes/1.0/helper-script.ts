import type { Change, PageRule } from '../../contracts.ts'
import { textAnswer } from '../../http/answer.ts'

/** The script of sites that use the first-generation API: it builds addresses with a client's credentials. */
export const helperScript: PageRule = {
  clause: 'platform.site.helper-script',
  answer: ({ path, site }) => {
    const { word } = site.brand
    if (![`/public/${word}-sdk.js`, `/public/${word}-sdk.min.js`].includes(path)) return null
    const root = JSON.stringify(`${site.data.url}/${word}/api/v0.1/`)
    const script = `window.${word}={init:function(o){this.o=o},url:{api:function(){return ${root}+[].join.call(arguments,'/')}}};`
    return textAnswer(200, script, 'application/javascript')
  },
}

/**
 * 1.0 moved and renamed the helper script, from `/shared/` to `/public/`.
 * UNDOCUMENTED: the paths are not shown; observed on the real programs, of which 3.0 serves it no longer.
 */
export const helperScriptMoved: Change = {
  clause: 'platform.changes.1-0.helper-script',
  since: 3,
  scope: 'program',
  restores: [helperScript],
  undo: units => ({ ...units, pages: [helperScript, ...units.pages] }),
}
