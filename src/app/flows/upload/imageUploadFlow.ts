import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { SettingsDocument } from '../../../graphql/generated/graphql.ts'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { imageUploadMachine } from '../../../machines/upload/imageUpload/imageUploadMachine.ts'
import type { ImageUploadFlow } from '../../../machines/upload/imageUpload/useImageUpload.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import { provideFileTransfer } from './provideFileTransfer.ts'
import type { FlowServices } from '../common/services.ts'

const done = { avatar: 'Avatar mis à jour', banner: 'Bannière mise à jour' }

/** Uploads avatars and banners directly to the API's file routes, then refetches the screen's query. */
export function imageUploadFlow(services: FlowServices): ImageUploadFlow {
  const { client, session, actorOptions } = services
  const files = createFileRegistry()
  return {
    machine: imageUploadMachine.provide({
      actors: {
        fileTransfer: provideFileTransfer(services, files),
        refetchImage: fromPromise<void, undefined>(async () => {
          const { viewer } = await query(client(), SettingsDocument, {})
          if (viewer) session.send({ type: 'user.changed', user: toSessionUser(viewer) })
        }),
      },
    }),
    keep: (file) => files.keep(file),
    onFact: ({ kind, fileId }) => {
      files.release([fileId])
      toasts.show({ title: done[kind], tone: 'success', id: `${kind}.uploaded` })
    },
    actorOptions,
  }
}
