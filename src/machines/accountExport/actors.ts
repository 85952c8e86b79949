import { promisePlaceholder } from '../placeholder.ts'

/** `onProgress` takes the bytes received so far; how many there will be is not known. */
export type DownloadArchiveInput = { userId: string; onProgress: (bytes: number) => void }

/** What `app/flows` must provide. Failures are AppErrors. */
export const accountExportActors = {
  /** Fetches the archive and hands it to the browser's downloads; stops when its signal aborts. */
  downloadArchive: promisePlaceholder<void, DownloadArchiveInput>('downloadArchive'),
}
