import { Plus } from 'lucide-react'
import type { useUploadQueue } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { UploadItem } from './UploadItem.tsx'
import * as styles from './UploadList.styles.ts'

/** Renders the uploads of the page above the form of the selected one, in the order in which they are sent. */
export function UploadList({ queue }: { queue: ReturnType<typeof useUploadQueue> }) {
  const { uploads, selectedId } = queue
  const isLoneForm = uploads.length < 2 && uploads.every(({ phase }) => phase === 'editing' || phase === 'failed')
  if (isLoneForm) return null
  return (
    <section className={styles.list} aria-labelledby="uploads">
      <div className={styles.head}>
        <h2 id="uploads">Mises en ligne ({uploads.length})</h2>
        <Button size="small" icon={Plus} onPress={queue.add}>
          Autre vidéo
        </Button>
      </div>
      <ol className={styles.items}>
        {uploads.map(({ actorId: id }, place) => {
          const actor = queue.find(id)
          return (
            actor && (
              <UploadItem
                key={id}
                actor={actor}
                isSelected={id === selectedId}
                renderTitle={(title) => (
                  <button type="button" className={styles.open} onClick={() => queue.select(id)}>
                    {title}
                  </button>
                )}
                onMoveUp={place > 0 ? () => queue.moveUp(id) : undefined}
                onMoveDown={place < uploads.length - 1 ? () => queue.moveDown(id) : undefined}
              />
            )
          )
        })}
      </ol>
    </section>
  )
}
