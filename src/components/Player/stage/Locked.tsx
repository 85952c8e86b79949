import { LockKeyhole } from 'lucide-react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Obstacle } from '../Obstacle.tsx'

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
