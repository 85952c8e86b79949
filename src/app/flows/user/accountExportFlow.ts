import { fromPromise } from 'xstate'
import { isSignInFailure } from '../../../machines/common/failure.ts'
import { accountExportMachine } from '../../../machines/user/accountExport/accountExportMachine.ts'
import type { DownloadArchiveInput } from '../../../machines/user/accountExport/actors.ts'
import type { AccountExportFlow } from '../../../machines/user/accountExport/useAccountExport.ts'
import { selectToken } from '../../../machines/session/session/selectors.ts'
import { clientError, CodedError } from '../../../shared/codedError.ts'
import { readRefusal } from '../upload/readRefusal.ts'
import { watchInactivity } from '../upload/inactivity.ts'
import { downloadFile } from '../common/downloadFile.ts'
import type { FlowServices } from '../common/services.ts'

export function accountExportFlow({ session, actorOptions }: FlowServices): AccountExportFlow {
  return {
    machine: accountExportMachine.provide({
      actors: {
        downloadArchive: fromPromise<void, DownloadArchiveInput>(async ({ input, signal }) => {
          const token = selectToken(session.getSnapshot())
          try {
            await download(input, token, signal)
          } catch (error) {
            if (error instanceof CodedError && isSignInFailure(error) && token !== null) session.send({ type: 'session.expired', token })
            throw error
          }
        }),
      },
    }),
    actorOptions,
  }
}

/** Not a plain link: the session token must not be in an address, where logs and browser histories store it. */
async function download({ userId, onProgress }: DownloadArchiveInput, token: string | null, signal: AbortSignal): Promise<void> {
  const headers = { accept: 'application/zip', ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
  const stalled = new AbortController()
  const silence = watchInactivity(() => stalled.abort(clientError('TIMEOUT')))
  try {
    const init = { headers, signal: AbortSignal.any([signal, stalled.signal]) }
    await keepArchive(await reach(`/api/users/${encodeURIComponent(userId)}/export`, init), (bytes) => {
      silence.restart()
      onProgress(bytes)
    })
  } finally {
    silence.end()
  }
}

async function keepArchive(response: Response, onProgress: (bytes: number) => void): Promise<void> {
  if (!response.ok || !response.body) throw readRefusal(response.status, await response.text())
  let bytes = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength
        onProgress(bytes)
        controller.enqueue(chunk)
      },
    }),
  )
  // Browsers keep a large Blob on disk. A truncated archive fails here and is never offered.
  const archive = await new Response(counted, { headers: { 'content-type': 'application/zip' } }).blob()
  downloadFile(archive, /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'lucarne.zip')
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw error instanceof CodedError ? error : clientError('API_UNAVAILABLE', error)
  }
}
