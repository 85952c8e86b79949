import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { EditedChannelDocument, SettingsDocument, SiteSettingsDocument } from '../../../graphql/generated/graphql.ts'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { imageUploadMachine } from '../../../machines/upload/imageUpload/imageUploadMachine.ts'
import type { ImageUploadFlow } from '../../../machines/upload/imageUpload/useImageUpload.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { showLogo } from '../site/showSite.ts'
import { toSessionUser } from '../session/toSessionUser.ts'
import { provideFileTransfer } from './provideFileTransfer.ts'
import type { FlowServices } from '../common/services.ts'

const done = { avatar: 'Avatar mis à jour', banner: 'Bannière mise à jour', logo: 'Logo mis à jour' }

/** Uploads avatars and banners directly to the API's file routes, then refetches the screen's query. */
export function imageUploadFlow(services: FlowServices): ImageUploadFlow {
  const { client, session } = services
  return provideImageUpload(services, async () => {
    const { viewer } = await query(client(), SettingsDocument, {})
    if (viewer) session.send({ type: 'user.changed', user: toSessionUser(viewer) })
  })
}

/** Uploads the banner of a channel that the user edits, then refetches what its dashboard shows of it. */
export function editedBannerFlow(services: FlowServices): ImageUploadFlow {
  return provideImageUpload(services, async (channelId) => {
    await query(services.client(), EditedChannelDocument, { channelId })
  })
}

/** Uploads the site's logo, then shows it on this page. */
export function logoUploadFlow(services: FlowServices): ImageUploadFlow {
  return provideImageUpload(services, async () => {
    const { siteSettings } = await query(services.client(), SiteSettingsDocument, {})
    showLogo(siteSettings.logoUrl ?? null)
  })
}

/** @param refetch of what shows the image */
function provideImageUpload(services: FlowServices, refetch: (subjectId: string) => Promise<void>): ImageUploadFlow {
  const files = createFileRegistry()
  return {
    machine: imageUploadMachine.provide({
      actors: {
        fileTransfer: provideFileTransfer(services, files),
        refetchImage: fromPromise<void, { subjectId: string }>(({ input }) => refetch(input.subjectId)),
      },
    }),
    keep: (file) => files.keep(file),
    onFact: ({ kind, fileId }) => {
      files.release([fileId])
      toasts.show({ title: done[kind], tone: 'success', id: `${kind}.uploaded` })
    },
    actorOptions: services.actorOptions,
  }
}
