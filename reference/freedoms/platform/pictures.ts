import type { Freedom } from '../freedom.ts'
import { mapJson, mapTexts } from '../json-answer.ts'
import { ofApi } from './requests.ts'

const ABSOLUTE = 'platform/endpoints/changes-in-3-0.point-4'

/** Pictures are served with absolute addresses; more is not said of them. */
export const pictures: readonly Freedom[] = [
  showing('with-version', 'adds to the address of each picture when it was made', text =>
    text.replace(PICTURE, '$1?v=8f3a'),
  ),
  showing('in-more-sizes', 'names a smaller picture, too, in each srcset', text =>
    text.replace(SRCSET, 'srcset="$1/w300/$2 300w, $1/w600/$2 600w'),
  ),
]

const PICTURE = /(https?:\/\/[^"' ,)<>]+\/[\w-]+\.(?:png|jpe?g|gif|svg))(?![\w?])/g
const SRCSET = /srcset="(https?:\/\/[^"',\s]+)\/w600\/([^"',\s]+) 600w/g

function showing(name: string, says: string, change: (text: string) => string): Freedom {
  return {
    id: `platform.pictures.${name}`,
    says,
    leftOpenBy: [ABSOLUTE],
    around: async (request, server) => {
      const answer = await server(request)
      const isRead = ofApi(request) && request.method === 'GET' && answer.status < 300
      return isRead ? mapJson(answer, body => mapTexts(body, change)) : answer
    },
  }
}
