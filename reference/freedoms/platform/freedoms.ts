import type { Freedom } from '../freedom.ts'
import { answers } from './answers.ts'
import { asked } from './asked.ts'
import { deprecated } from './deprecated.ts'
import { disorders } from './disorder.ts'
import { mails } from './mail.ts'
import { names } from './names.ts'
import { pages } from './pages.ts'
import { parameters } from './parameters.ts'
import { pictures } from './pictures.ts'
import { places } from './places.ts'
import { refusals } from './refusals.ts'
import { shown } from './shown.ts'
import { signIn } from './sign-in.ts'
import { versions } from './versions.ts'

/** What the documentation of the publishing platform leaves open. */
export const platformFreedoms: readonly Freedom[] = [
  ...refusals,
  ...answers,
  ...parameters,
  ...versions,
  ...names,
  ...mails,
  ...signIn,
  ...places,
  ...deprecated,
  ...pages,
  ...shown,
  ...pictures,
  ...asked,
  ...disorders,
]
