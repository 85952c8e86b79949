import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useUploadQueue } from '../../machines/upload/uploadQueue/useUploadQueue.ts'
import { routes, watchPath } from '../../shared/routes.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { UploadItem } from './UploadItem.tsx'
import * as styles from './UploadDock.styles.ts'

/** Renders the uploads of the page on every screen, so that a person sees how far they are while they browse. */
export function UploadDock() {
  const queue = useUploadQueue()
  // On a phone it would cover half of the page.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 640px)').matches)
  const id = useId()
  const shown = queue.uploads.filter(({ phase }) => phase !== 'editing')
  const count = shown.length + queue.published.length
  if (count === 0) return null
  const open = (actorId: string): void => {
    queue.select(actorId)
    navigate(routes.upload)
  }
  return (
    <section className={styles.dock} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{shown.length > 0 ? `Mises en ligne (${shown.length})` : 'Mises en ligne terminées'}</h2>
        <IconButton
          size="small"
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? 'Réduire les mises en ligne' : 'Afficher les mises en ligne'}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
      <ol className={styles.items} id={`${id}-list`} hidden={!isOpen}>
        {shown.map(({ actorId }) => {
          const actor = queue.find(actorId)
          return (
            actor && (
              <UploadItem
                key={actorId}
                actor={actor}
                renderTitle={(title) => (
                  <button type="button" className={styles.open} onClick={() => open(actorId)}>
                    {title}
                  </button>
                )}
              />
            )
          )
        })}
        {queue.published.map(({ contentId, title }) => (
          <li key={contentId} className={styles.published}>
            <Link href={watchPath(contentId)}>{title}</Link>
            <span className={styles.note}>Vidéo envoyée</span>
            <IconButton
              size="small"
              icon={X}
              label={`Retirer de la liste : ${title}`}
              tooltip="Retirer de la liste"
              onPress={() => queue.dismiss(contentId)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
