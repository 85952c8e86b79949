import { CircleAlert, LockKeyhole, RotateCw } from 'lucide-react'
import * as pageMessages from '../../shared/pageMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Obstacle } from './Obstacle.tsx'

/** Shown to guests: what the video is, and that they can sign in to watch it. */
export function Locked({ onLogin }: { onLogin: () => void }) {
  return (
    <Obstacle icon={LockKeyhole} message="Connectez-vous pour regarder cette vidéo">
      <Button variant="primary" onPress={onLogin}>
        Se connecter
      </Button>
    </Obstacle>
  )
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
