import { Play, RotateCcw } from 'lucide-react'
import * as select from '../../../machines/player/player/selectors.ts'
import { countdownSeconds } from '../../../machines/player/player/preferences.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { pictureOf } from '../../../shared/pictures.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { placeholderUrl } from '../PlayerFrame.tsx'
import * as styles from './EndScreen.styles.ts'
import type { NextContent } from './content.ts'

/** Renders what follows the end: the video again, or another one, which plays by itself for those who switched that on. */
export function EndScreen({ next }: { next: NextContent }) {
  const send = usePlayerIntent()
  const isCountingDown = usePlayer(select.selectIsCountingDown)
  return (
    <div className={styles.screen} data-theme="dark" data-end-screen>
      <p className={styles.label} role="status">
        {isCountingDown ? `À suivre dans ${countdownSeconds} secondes` : 'À suivre'}
      </p>
      <div className={styles.next}>
        <img className={styles.picture} {...pictureOf(next.thumbnailUrl ?? placeholderUrl)} sizes="10rem" alt="" width={320} height={180} />
        <div className={styles.text}>
          <p className={styles.title}>{next.title}</p>
          <p className={styles.channel}>{next.channel.name}</p>
        </div>
      </div>
      {isCountingDown && <div className={styles.countdown} style={{ animationDuration: `${countdownSeconds}s` }} />}
      <div className={styles.actions}>
        <Button icon={RotateCcw} onPress={() => send({ type: 'player.play' })}>
          Revoir la vidéo
        </Button>
        {isCountingDown && <Button onPress={() => send({ type: 'next.cancel' })}>Annuler</Button>}
        <Button variant="primary" icon={Play} onPress={() => send({ type: 'next.play' })}>
          Lire maintenant
        </Button>
      </div>
    </div>
  )
}
