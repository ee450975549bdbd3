import type { Call } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import type { JsonObject } from '../values.ts'
import { shortVersion } from '../version.ts'

/** What the real program has switched on in its minor version; here it is only named. */
const LABS: JsonObject = {
  audienceFeedback: true,
  collections: true,
  themeErrorsNotification: true,
  outboundLinkTagging: true,
  announcementBar: true,
  newEmailAddresses: true,
  members: true,
}

/**
 * How the site is run, for the clients of its admin API.
 * UNDOCUMENTED: observed on the real program; what the reference does not have is named as one that is off.
 */
export function readConfig({ site }: Call): Answer {
  const { setup } = site.data
  const { word, payments } = site.brand
  const signUpForm = `https://cdn.jsdelivr.net/${word}/signup-form@~{version}/umd/signup-form.min.js`
  return ok({
    config: {
      version: `${shortVersion(site.version)}.${site.version.patch}`,
      environment: setup.environment,
      database: setup.database?.client ?? 'sqlite3',
      mail: 'SMTP',
      useGravatar: false,
      labs: LABS,
      clientExtensions: {},
      enableDeveloperExperiments: false,
      [`${payments}Direct`]: false,
      mailgunIsConfigured: false,
      emailAnalytics: true,
      tenor: { googleApiKey: null, contentFilter: 'off' },
      signupForm: { url: signUpForm, version: '0.2' },
    },
  })
}
