import { useUploadQueue } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { PageDrop } from '../UploadQueue/PageDrop.tsx'
import { UploadList } from '../UploadQueue/UploadList.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { SelectedForm } from './SelectedForm.tsx'
import * as styles from './UploadForm.styles.ts'

/**
 * Renders the upload form: files, details, progress and failure, and the other uploads of the page above it.
 * @param props.isInDialog the publish button then needs a video and a title
 */
export function UploadForm({ isInDialog = false }: { isInDialog?: boolean }) {
  const queue = useUploadQueue()
  const actor = queue.find(queue.selectedId)
  if (queue.isLoading || !actor) return <FormSkeleton />
  return (
    <div className={styles.form}>
      <UploadList queue={queue} />
      <SelectedForm key={queue.selectedId} actor={actor} isInDialog={isInDialog} />
      <PageDrop onVideos={queue.addVideos} />
    </div>
  )
}
