import { navigate } from 'wouter/use-browser-location'
import type { EditedVideo } from '../../../machines/content/editVideo/types.ts'
import { routes } from '../../../shared/routes.ts'
import type { BackgroundActors, FlowServices } from '../common/services.ts'

/** A record whose file is missing. */
export type ContinuedVideo = Omit<EditedVideo, 'videoFile'>

/** What another screen asked the upload page for. */
type NextUpload = { type: 'continued'; video: ContinuedVideo } | { type: 'dropped'; videos: readonly File[] }

type Services = Pick<FlowServices, 'backgroundActors'>

const next = new WeakMap<BackgroundActors, NextUpload>()

function open({ backgroundActors }: Services, upload: NextUpload): void {
  next.set(backgroundActors, upload)
  navigate(routes.upload)
}

/** Opens the upload page, which goes on with the file of this record. */
export const continueUpload = (services: Services, video: ContinuedVideo): void => open(services, { type: 'continued', video })

/** Opens the upload page with a form for each of these videos. */
export const dropVideos = (services: Services, videos: readonly File[]): void => open(services, { type: 'dropped', videos })

/** Returns what the upload page was opened for, once; undefined when for nothing of that. */
export function takeNextUpload({ backgroundActors }: Services): NextUpload | undefined {
  const upload = next.get(backgroundActors)
  next.delete(backgroundActors)
  return upload
}
