import { ContentError } from '../../errors.ts'

/** The caller may not have what a field asks for, in the words of the service. */
export function forbiddenAccess(): ContentError {
  return new ContentError(403, 'ForbiddenError', 'Forbidden access')
}
