/** Whether the site is made for the package: chapters are made in the browser then. */
export const isSmall = process.env.ASSAYER_SITE_SMALL === '1'
