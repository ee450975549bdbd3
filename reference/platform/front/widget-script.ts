import type { PageRule, Site } from '../contracts.ts'
import { textAnswer, withHeaders } from '../http/answer.ts'

const PATH = '/public/portal.min.js'

/** Where the script is, in full: other sites embed it. */
export function widgetSource({ data }: Site): string {
  return `${data.url}${PATH}`
}

/**
 * The script of the membership widget, which takes what its tag says of site, API and key over into the page that
 * embeds it. Any site may load it.
 * UNDOCUMENTED: where the script is, and what it does in the page.
 */
export const widgetScript: PageRule = {
  clause: 'platform.widget.source',
  answer: ({ path, site }) => {
    if (path !== PATH) return null
    const script = textAnswer(200, scriptOf(site), 'application/javascript')
    return withHeaders(script, { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=0' })
  },
}

function scriptOf({ brand }: Site): string {
  return `(function(){var tag=document.currentScript;if(!tag)return;
var root=document.createElement('div');root.id='${brand.word}-portal-root';
for(var i=0;i<tag.attributes.length;i++){var it=tag.attributes[i];if(it.name.indexOf('data-')===0)root.setAttribute(it.name,it.value)}
document.body.appendChild(root)})();
`
}
