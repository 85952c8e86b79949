import { CircleAlert, Clapperboard } from 'lucide-react'
import type { MediaState, WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { conversionFailed } from '../../../shared/mediaFailures.ts'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { Obstacle } from '../Obstacle.tsx'
import * as styles from './Preparing.styles.ts'

const whatIsAwaited: Partial<Record<MediaState, string>> = {
  awaitingFile: 'Le fichier n’a pas encore été envoyé.',
  received: 'Le fichier est arrivé, la conversion va commencer.',
}

export type PreparingProps = {
  media: Pick<WatchContentFragment['media'], 'progress' | 'state' | 'failure'>
  /** true when the conversion has failed */
  isUnavailable: boolean
}

/** Renders the progress of the conversion; the video then appears without a reload. After a failure, renders the worker's message. */
export function Preparing({ media: { progress, state, failure }, isUnavailable }: PreparingProps) {
  if (isUnavailable) {
    const reason = failure?.message ?? conversionFailed
    return <Obstacle icon={CircleAlert} message="Cette vidéo n’a pas pu être préparée" detail={reason} />
  }
  return (
    <Obstacle icon={Clapperboard} message="La vidéo est en cours de préparation" detail={whatIsAwaited[state]}>
      <ProgressBar className={styles.progress} label="Préparation" value={progress} />
    </Obstacle>
  )
}
