import { fromPromise } from 'xstate'
import { accountExportMachine } from '../../../machines/user/accountExport/accountExportMachine.ts'
import type { DownloadArchiveInput } from '../../../machines/user/accountExport/actors.ts'
import type { AccountExportFlow } from '../../../machines/user/accountExport/useAccountExport.ts'
import { clientError } from '../../../shared/codedError.ts'
import { watchInactivity } from '../upload/inactivity.ts'
import { callApi } from '../common/callApi.ts'
import { downloadFile } from '../common/downloadFile.ts'
import type { FlowServices } from '../common/services.ts'

export function accountExportFlow({ session, actorOptions }: FlowServices): AccountExportFlow {
  return {
    machine: accountExportMachine.provide({
      actors: {
        downloadArchive: fromPromise<void, DownloadArchiveInput>(({ input, signal }) => download(session, input, signal)),
      },
    }),
    actorOptions,
  }
}

/** Not a plain link: the session token must not be in an address, where logs and browser histories store it. */
async function download(
  session: FlowServices['session'],
  { userId, onProgress }: DownloadArchiveInput,
  signal: AbortSignal,
): Promise<void> {
  const stalled = new AbortController()
  const silence = watchInactivity(() => stalled.abort(clientError('TIMEOUT')))
  try {
    const init = { headers: { accept: 'application/zip' }, signal: AbortSignal.any([signal, stalled.signal]) }
    await keepArchive(await callApi(session, `/api/users/${encodeURIComponent(userId)}/export`, init), (bytes) => {
      silence.restart()
      onProgress(bytes)
    })
  } finally {
    silence.end()
  }
}

async function keepArchive(response: Response, onProgress: (bytes: number) => void): Promise<void> {
  if (!response.body) throw clientError('INTERNAL', new Error('an archive without a body'))
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
