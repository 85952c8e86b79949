import { request } from 'undici'
import type { Log } from '../shared/log.ts'

const timeoutMs = 5000

/** Requests the public list that every API of specification §7 has, to find out what answers at the address. */
async function lookAt(apiUrl: string): Promise<'api' | 'other' | 'silent'> {
  try {
    const { statusCode, body } = await request(`${apiUrl}/contents?limit=1`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await body.text()
    // The API is starting or overloaded, or a proxy answers for an API that is not running yet.
    if (statusCode >= 500 || statusCode === 429) return 'silent'
    return statusCode === 200 && isList(text) ? 'api' : 'other'
  } catch {
    return 'silent'
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

/**
 * Checks that the API is at API_URL. An API that does not answer may be starting: the processes of a site start in any order.
 * @throws Error in French when something else answers there
 */
export async function mustBeApi(apiUrl: string, log: Log): Promise<void> {
  const found = await lookAt(apiUrl)
  if (found === 'silent') log.warn({ apiUrl }, 'the API of API_URL does not answer yet: the gateway calls it once it does')
  if (found !== 'other') return
  const likely = new URL('/api', apiUrl).href
  const advice =
    likely === apiUrl
      ? 'Donnez l’adresse d’un processus dont ROLES contient api, suivie de /api.'
      : `Donnez sa racine, par exemple ${likely}.`
  throw new Error(`API_URL : ${apiUrl} répond, mais ce n’est pas l’API. ${advice}`)
}
