import { CircleAlert, Clock, CloudUpload } from 'lucide-react'
import type { MediaProgressFragment } from '../../graphql/generated/graphql.ts'
import { mediaFailures } from '../../shared/mediaFailures.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import styles from './MediaStatus.module.css'

/** Where the preparation of a video stands; nothing once it is done. */
export function MediaStatus({ media }: { media: MediaProgressFragment }) {
  switch (media.state) {
    case 'complete':
      return null
    case 'awaitingFile':
      return (
        <Badge className={styles.badge} icon={Clock} tone="warning">
          En attente du fichier
        </Badge>
      )
    case 'arriving':
      return (
        <Badge className={styles.badge} icon={CloudUpload} tone="info">
          Envoi du fichier en cours
        </Badge>
      )
    case 'failed':
      return (
        <p className={styles.failure}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>Échec de la préparation : {media.failure?.message ?? mediaFailures.CONVERSION_FAILED}</span>
        </p>
      )
    case 'received':
      return <ProgressBar className={styles.progress} label="Reçue, la préparation va commencer" value={media.progress} />
    case 'processing':
      return <ProgressBar className={styles.progress} label="En cours de préparation" value={media.progress} />
    case 'watchable':
      return <ProgressBar className={styles.progress} label="Déjà visible, qualités suivantes en préparation" value={media.progress} />
  }
}
