import { Play } from 'lucide-react'
import { youTubePlayerOrigin } from '../../../shared/youTube.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Obstacle } from '../Obstacle.tsx'

/** Says which site plays the video, before anything is asked of it. */
export function Elsewhere({ onPlay }: { onPlay: () => void }) {
  return (
    <Obstacle
      icon={Play}
      message="Cette vidéo est lue par YouTube"
      detail={`La lire la demande à ${new URL(youTubePlayerOrigin).hostname}, qui voit alors votre adresse IP.`}
    >
      <Button variant="primary" onPress={onPlay}>
        Lire depuis YouTube
      </Button>
    </Obstacle>
  )
}
