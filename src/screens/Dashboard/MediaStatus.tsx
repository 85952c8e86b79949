import { atFirstUse } from '../../shared/atFirstUse.ts'
import { CircleAlert, Clock, CloudUpload, TriangleAlert } from 'lucide-react'
import type { MediaProgressFragment } from '../../graphql/generated/graphql.ts'
import { formatTimeLeft } from '../../shared/format/timeLeft.ts'
import { conversionFailed } from '../../shared/mediaFailures.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import * as styles from './MediaStatus.styles.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** Renders what is missing in a video that can already be watched. */
function Note({ failure: { code, message } }: { failure: NonNullable<MediaProgressFragment['failure']> }) {
  return (
    <p className={styles.note}>
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{code === 'DAMAGED' ? message : `Une seule qualité a pu être préparée\u00a0: ${message}`}</span>
    </p>
  )
}

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }))

/** Renders how far a conversion is, and how long it will still take. */
function Progress({ label, value }: { label: string; value: number }) {
  const left = useTimeLeft(value)
  const share = percent().format(value / 100)
  return (
    <ProgressBar
      className={styles.progress}
      label={label}
      value={value}
      valueText={left === null ? share : `${share} · ${formatTimeLeft(left)}`}
    />
  )
}

/** Renders the progress of a video's conversion; once complete, only what is missing. */
export function MediaStatus({ media }: { media: MediaProgressFragment }) {
  switch (media.state) {
    case 'complete':
      return media.failure && <Note failure={media.failure} />
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
          <span>Échec de la préparation : {media.failure?.message ?? conversionFailed}</span>
        </p>
      )
    case 'received':
      return <ProgressBar className={styles.progress} label="Reçue, la préparation va commencer" value={media.progress} />
    case 'processing':
      return <Progress label="En cours de préparation" value={media.progress} />
    case 'watchable':
      return <Progress label="Déjà visible, qualités suivantes en préparation" value={media.progress} />
  }
}
