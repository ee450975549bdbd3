import type { PageRule } from '../contracts.ts'
import { textAnswer } from '../http/answer.ts'

/** Where users sign in: a page whose script asks the admin API. There is no such script here. */
export const adminPage: PageRule = {
  clause: 'platform.site.admin-page',
  answer: ({ path, site }) => {
    if (path !== `/${site.brand.word}/`) return null
    const html = `<!doctype html>\n<html><head><title>${site.brand.name} Admin</title></head><body></body></html>`
    return textAnswer(200, html, 'text/html')
  },
}
