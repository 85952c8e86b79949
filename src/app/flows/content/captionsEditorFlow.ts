import { fromPromise } from 'xstate'
import { mutate, query } from '../../../graphql/execute.ts'
import { DeleteCaptionsDocument, OwnCaptionsDocument } from '../../../graphql/generated/graphql.ts'
import { captionsEditorMachine } from '../../../machines/content/captionsEditor/captionsEditorMachine.ts'
import type { CaptionsEditorFlow } from '../../../machines/content/captionsEditor/useCaptionsEditor.ts'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { decodeCaptions } from '../../../shared/caption/decode.ts'
import { type ParsedCaptions, parseCaptions } from '../../../shared/caption/parse.ts'
import { type LanguageCode, languageName } from '../../../shared/contentDetails.ts'
import { AppError } from '../../../shared/errors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { callApi } from '../common/callApi.ts'
import type { FlowServices } from '../common/services.ts'
import { readCaptions } from './readCaptions.ts'

type CaptionsRef = { contentId: string; language: LanguageCode }
type SaveInput = CaptionsRef & { webVtt: string }

export function captionsEditorFlow({ client, session, actorOptions }: FlowServices): CaptionsEditorFlow {
  const files = createFileRegistry()
  let chosen: string[] = []
  return {
    machine: captionsEditorMachine.provide({
      actors: {
        readCaptions: readCaptions(session),
        readFile: fromPromise<ParsedCaptions, { fileId: string }>(async ({ input: { fileId } }) => {
          const file = files.find(fileId)
          if (!file) throw new AppError('INTERNAL')
          files.release([fileId])
          return parseCaptions(decodeCaptions(new Uint8Array(await file.arrayBuffer())))
        }),
        saveCaptions: fromPromise<void, SaveInput>(async ({ input: { contentId, language, webVtt }, signal }) => {
          const path = `/api/contents/${encodeURIComponent(contentId)}/captions/${encodeURIComponent(language)}`
          const headers = { accept: 'application/json', 'content-type': 'text/vtt' }
          await callApi(session, path, { method: 'PUT', headers, body: webVtt, signal })
        }),
        refetchCaptions: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await query(client(), OwnCaptionsDocument, { id: input.contentId })
        }),
        deleteCaptions: fromPromise<void, CaptionsRef>(async ({ input }) => {
          await mutate(client(), DeleteCaptionsDocument, input)
        }),
      },
    }),
    // One at a time: a refused one is not read, and goes with the next.
    keep: (file) => {
      files.release(chosen)
      const kept = files.keep(file)
      chosen = [kept.id]
      return kept
    },
    onFact: ({ type, language }) => {
      const done = type === 'captions.saved' ? 'enregistrés' : 'supprimés'
      toasts.show({ title: `Sous-titres ${done} (${languageName(language)})`, tone: 'success', id: 'content.captions' })
    },
    actorOptions,
  }
}
