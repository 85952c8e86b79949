import { promisePlaceholder } from '../../common/placeholder.ts'

/** `onProgress` receives the number of bytes received so far; the total is unknown. */
export type DownloadArchiveInput = { userId: string; onProgress: (bytes: number) => void }

/** Provided by the app. Failures are CodedErrors. */
export const accountExportActors = {
  /** Downloads the archive and saves it with the browser's downloads; stops when its signal aborts. */
  downloadArchive: promisePlaceholder<void, DownloadArchiveInput>('downloadArchive'),
}
