import { Maximize2, Pause, Play, RotateCcw, X } from 'lucide-react'
import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../../Link/Link.tsx'
import { ControlButton } from './ControlButton.tsx'
import * as styles from './MiniControls.styles.ts'
import { useStage } from './StageContext.ts'
import { useShortcuts } from './useShortcuts.ts'

/** `path`: the page of the video, for a player that is beside another one. */
type MiniControlsProps = { title: string; path: string | undefined }

/** Renders the controls of the small player that stays in sight while its page, or another one, is read. */
export function MiniControls({ title, path }: MiniControlsProps) {
  const send = usePlayerIntent()
  const isLoaded = usePlayer(select.selectIsLoaded)
  const isPlaying = usePlayer(select.selectIsPlaying)
  const isEnded = usePlayer(select.selectIsEnded)
  const isAway = usePlayer(select.selectIsAway)
  useShortcuts(useStage())
  return (
    <>
      <div className={styles.controls}>
        {isLoaded && (
          <ControlButton
            icon={isPlaying ? Pause : isEnded ? RotateCcw : Play}
            label={isPlaying ? 'Pause' : isEnded ? 'Revoir' : 'Lecture'}
            shortcut="k"
            onPress={() => send({ type: 'player.togglePlay' })}
          />
        )}
        {!isAway && (
          <ControlButton icon={Maximize2} label="Revenir à la vidéo" shortcut="i" onPress={() => send({ type: 'mini.expand' })} />
        )}
        <ControlButton
          icon={X}
          label={isAway ? 'Fermer le lecteur' : 'Fermer le lecteur réduit'}
          shortcut="Escape"
          onPress={() => send({ type: 'mini.close' })}
        />
      </div>
      {isAway && path !== undefined && (
        <Link className={styles.title} href={path}>
          <VisuallyHidden>Revenir à la vidéo : </VisuallyHidden>
          {title}
        </Link>
      )}
    </>
  )
}
