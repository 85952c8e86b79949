import { CircleAlert, Clapperboard, LockKeyhole, RotateCw } from 'lucide-react'
import type { MediaState } from '../../graphql/generated/graphql.ts'
import { mediaFailures, pageMessages } from '../../shared/errors.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Obstacle } from './Obstacle.tsx'
import styles from './obstacles.module.css'

/** Guests see what there is, and how to watch it. */
export function Locked({ onLogin }: { onLogin: () => void }) {
  return (
    <Obstacle icon={LockKeyhole} message="Connectez-vous pour regarder cette vidéo">
      <Button variant="primary" onPress={onLogin}>
        Se connecter
      </Button>
    </Obstacle>
  )
}

const whatIsAwaited: Partial<Record<MediaState, string>> = {
  awaitingFile: 'Le fichier n’a pas encore été envoyé.',
  received: 'Le fichier est arrivé, la conversion va commencer.',
}

/** The film appears by itself: no reload is asked for. @param props.progress 0 to 100 over the whole pipeline */
export function Preparing({ progress, state }: { progress: number; state: MediaState }) {
  return (
    <Obstacle icon={Clapperboard} message="La vidéo est en cours de préparation" detail={whatIsAwaited[state]}>
      <ProgressBar className={styles.progress} label="Préparation" value={progress} />
    </Obstacle>
  )
}

/** @param props.reason the worker's reason in French */
export function Unavailable({ reason }: { reason: string | null }) {
  return <Obstacle icon={CircleAlert} message="Cette vidéo n’a pas pu être préparée" detail={reason ?? mediaFailures.CONVERSION_FAILED} />
}

export function PlaybackFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Obstacle
      icon={CircleAlert}
      message={pageMessages.play}
      detail="Vérifiez votre connexion, puis réessayez : la lecture reprendra au même endroit."
    >
      <Button variant="primary" icon={RotateCw} onPress={onRetry}>
        Réessayer
      </Button>
    </Obstacle>
  )
}
