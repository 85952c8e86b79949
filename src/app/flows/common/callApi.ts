import { isSignInFailure } from '../../../machines/common/failure.ts'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import { clientError, CodedError } from '../../../shared/codedError.ts'
import { readRefusal } from '../upload/readRefusal.ts'
import type { FlowServices } from './services.ts'

/**
 * Sends a request with the viewer's session to the API itself, for what GraphQL does not carry: files. A session that has ended is reported.
 * @param url below /api, or of a file that the API serves
 * @returns the response of a request that was not refused
 * @throws CodedError the API's refusal, API_UNAVAILABLE when the connection breaks, or the signal's reason
 */
export async function callApi(
  session: FlowServices['session'],
  url: string,
  { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const token = selectToken(session.getSnapshot())
  try {
    return await send(url, { ...init, headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) } })
  } catch (error) {
    if (error instanceof CodedError && isSignInFailure(error) && token !== null) session.send({ type: 'session.expired', token })
    throw error
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (error) {
    throw error instanceof CodedError ? error : clientError('API_UNAVAILABLE', error)
  }
  if (!response.ok) throw readRefusal(response.status, await response.text())
  return response
}
