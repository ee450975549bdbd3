import type { Call, Site } from '../contracts.ts'
import { badRequest, invalid, noPermission, PlatformError } from '../errors.ts'
import { type Answer, ok, textAnswer, withHeaders } from '../http/answer.ts'
import { onlyUpload, type Upload, uploadText } from '../http/body.ts'
import { isList, isObject, type Json, type JsonObject, objectsOf, parseJson, textOf } from '../values.ts'
import { everythingChanged, timestamp } from './rows.ts'

/** Where one redirect leads. */
interface Redirect extends JsonObject {
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

/**
 * Replaces the site's redirects by those of an uploaded file: `redirects.yaml`, or the deprecated
 * `redirects.json`.
 */
export async function uploadRedirects(call: Call): Promise<Answer> {
  mayManage(call, 'upload')
  const upload = onlyUpload(call.request.body, 'redirects')
  if (!upload) throw invalid('Please select a JSON file.')
  replaceRedirects(await readRedirects(upload), call.site, upload)
  return withHeaders(ok({}), everythingChanged)
}

/** The redirects as they were uploaded. */
export function downloadRedirects(call: Call): Answer {
  mayManage(call, 'download')
  const source = call.site.store.find('redirects', 'source')
  const isYaml = source?.format === 'yaml'
  const name = `Attachment; filename="redirects.${isYaml ? 'yaml' : 'json'}"`
  const uploaded = source && parseJson(String(source.text))
  const answer = isYaml
    ? textAnswer(200, String(source.text), 'text/html')
    : ok(uploaded ?? listed(call.site))
  return withHeaders(answer, { 'content-disposition': name })
}

/** As the world has them. */
function listed({ store }: Site): Json {
  return store.rows('redirects').map(row => {
    const permanent = row.permanent ?? null
    return { from: textOf(row.from), to: textOf(row.to), ...(permanent !== null && { permanent }) }
  })
}

function mayManage({ actor }: Call, act: string): void {
  if (actor.kind !== 'user' || actor.role === 'Owner' || actor.role === 'Administrator') return
  throw noPermission(`You do not have permission to ${act} redirects`)
}

/** The redirects in their order. */
export function redirectsOf({ store }: Site): readonly Redirect[] {
  return store.rows('redirects').flatMap(row => {
    const [from, to] = [textOf(row.from), textOf(row.to)]
    return from !== null && to !== null ? [{ from, to, permanent: row.permanent === true }] : []
  })
}

function replaceRedirects(redirects: readonly Redirect[], site: Site, upload: Upload): void {
  for (const row of site.store.rows('redirects')) site.store.remove('redirects', row.id)
  const now = timestamp(site)
  for (const redirect of redirects) {
    site.store.put('redirects', { ...redirect, id: site.ids.id(), created_at: now, updated_at: now })
  }
  const format = isYaml(upload) ? 'yaml' : 'json'
  site.store.put('redirects', { id: 'source', format, text: uploadText(upload) })
}

function isYaml({ filename }: Upload): boolean {
  return /\.ya?ml$/i.test(filename)
}

/** @throws PlatformError 415 for another kind of file, 400 for one that cannot be read, 422 for wrong contents */
export async function readRedirects(upload: Upload): Promise<readonly Redirect[]> {
  if (isYaml(upload)) return checkRedirects(await fromYaml(uploadText(upload)))
  if (!/\.json$/i.test(upload.filename)) {
    throw new PlatformError(415, 'UnsupportedMediaTypeError', 'Please select a valid JSON file to import.')
  }
  const json = parseJson(uploadText(upload))
  if (json === undefined) throw badRequest('Could not parse JSON: the file is no JSON.')
  return checkRedirects(json)
}

/** A YAML file names its redirects by the status that they answer with. */
async function fromYaml(text: string): Promise<Json> {
  const file = await readYaml(text)
  if (!isObject(file))
    throw badRequest('YAML input cannot be a plain string. Check the format of your YAML file.')
  return [...redirectsUnder(file, '302'), ...redirectsUnder(file, '301')]
}

/** What reads YAML is loaded with the first such file: few sites ever see one. */
async function readYaml(text: string): Promise<Json> {
  const { parse } = await import('yaml')
  try {
    return parseJson(JSON.stringify(parse(text) ?? null)) ?? null
  } catch (error) {
    if (error instanceof Error) throw badRequest(`Could not parse YAML: ${error.message}.`)
    throw error
  }
}

function redirectsUnder(file: JsonObject, status: '301' | '302'): readonly Json[] {
  const redirects = file[status]
  if (!isObject(redirects)) return []
  return Object.entries(redirects).map(([from, to]) => ({ from, to, permanent: status === '301' }))
}

function checkRedirects(json: Json): readonly Redirect[] {
  if (!isList(json)) throw invalid('Incorrect redirects file format.')
  return objectsOf(json).map(({ from, to, permanent }) => {
    if (typeof from !== 'string' || typeof to !== 'string') throw invalid('Incorrect redirects file format.')
    if (!isRegExp(from))
      throw invalid('Incorrect RegEx in redirects file.', { context: `{'from': '${from}', 'to': '${to}'}` })
    return { from, to, permanent: permanent === true }
  })
}

function isRegExp(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
