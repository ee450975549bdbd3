import type { Command } from '../../commands/command.ts'

const SENDING = /[?&](?:newsletter|email_recipient_filter|send_email_when_published)=/
const PREVIEW = /\/email_previews?\//

/** Whether a command has a newsletter sent, or tried out: not every site has the paid service that does it. */
export function sendsInBulk({ request: { method, path } }: Command): boolean {
  return SENDING.test(path) || (method === 'POST' && PREVIEW.test(path))
}
