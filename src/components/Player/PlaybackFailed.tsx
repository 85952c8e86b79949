import { CircleAlert, RotateCw } from 'lucide-react'
import type { PlaybackFailure } from '../../machines/player/player/types.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Obstacle } from './Obstacle.tsx'
import * as styles from './PlaybackFailed.styles.ts'

const reasons: Record<PlaybackFailure, string> = {
  gone: 'Son fichier n’existe plus : elle a été retirée ou remplacée.',
  network: 'Vérifiez votre connexion, puis réessayez : la lecture reprendra au même endroit.',
  tooSlow: 'Rien n’est arrivé depuis une minute. Réessayez : la lecture reprendra au même endroit.',
  unplayable: 'Votre navigateur ne sait pas lire ce fichier.',
  youTubeGone: 'Elle n’existe plus sur YouTube, ou y est privée.',
  youTubeNotEmbeddable: 'Son auteur ne permet de la regarder que sur YouTube.',
  youTubeRefused: 'YouTube refuse de la lire ici. Réessayez, ou regardez-la sur YouTube.',
}

export type PlaybackFailedProps = {
  /** by default, the player’s code could not be loaded */
  failure?: PlaybackFailure
  /** of the video on the site that plays it; null when it is this one */
  elsewhereUrl?: string | null
  onRetry: () => void
}

export function PlaybackFailed({ failure = 'network', elsewhereUrl = null, onRetry }: PlaybackFailedProps) {
  return (
    <Obstacle icon={CircleAlert} message={pageMessages.play} detail={reasons[failure]}>
      <Button variant="primary" icon={RotateCw} onPress={onRetry}>
        Réessayer
      </Button>
      {elsewhereUrl !== null && (
        <a className={styles.elsewhere} href={elsewhereUrl} target="_blank" rel="noopener">
          Regarder sur YouTube
        </a>
      )}
    </Obstacle>
  )
}
