import { Clapperboard } from 'lucide-react'
import type { MediaState } from '../../graphql/generated/graphql.ts'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Obstacle } from './Obstacle.tsx'
import styles from './Preparing.module.css'

const whatIsAwaited: Partial<Record<MediaState, string>> = {
  awaitingFile: 'Le fichier n’a pas encore été envoyé.',
  received: 'Le fichier est arrivé, la conversion va commencer.',
}

export type PreparingProps = { progress: number; state: MediaState }

/** The film appears by itself: no reload is asked for. @param props.progress 0 to 100 over the whole pipeline */
export function Preparing({ progress, state }: PreparingProps) {
  return (
    <Obstacle icon={Clapperboard} message="La vidéo est en cours de préparation" detail={whatIsAwaited[state]}>
      <ProgressBar className={styles.progress} label="Préparation" value={progress} />
    </Obstacle>
  )
}
