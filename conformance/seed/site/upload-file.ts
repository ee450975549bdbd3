import { Refusal } from '../ask.ts'
import { type Admin, wordsIn } from './admin.ts'
import { formOf, MULTIPART, type SentFile } from './multipart.ts'

/** Sends a file to a path below the admin API. Throws Refusal when it is not taken. */
export async function uploadFile(admin: Admin, path: string, file: SentFile): Promise<void> {
  const outcome = await admin.upload(path, MULTIPART, formOf(file))
  if (outcome.kind === 'answer' && outcome.status < 300) return
  const why = outcome.kind === 'answer' ? `answers ${outcome.status}${wordsIn(outcome.json)}` : outcome.says
  throw new Refusal(`POST ${path} with ${file.name} ${why}`)
}
