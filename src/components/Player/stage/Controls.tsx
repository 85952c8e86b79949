import { Maximize, Minimize, Pause, PictureInPicture2, Play, RectangleHorizontal, RotateCcw } from 'lucide-react'
import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { PlaybackClock } from '../playbackClock.ts'
import { CaptionsMenu } from './CaptionsMenu.tsx'
import { ControlButton } from './ControlButton.tsx'
import * as styles from './Controls.styles.ts'
import type { PlayedContent } from './content.ts'
import { QualityMenu } from './QualityMenu.tsx'
import { useStage } from './StageContext.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import { SpeedMenu } from './SpeedMenu.tsx'
import { TimeBar } from './TimeBar.tsx'
import { TimeText } from './TimeText.tsx'
import { useShortcuts } from './useShortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

type ControlsProps = { content: PlayedContent; clock: PlaybackClock; hasNext: boolean; onShare?: ((seconds: number) => void) | undefined }

export function Controls({ content, clock, hasNext, onShare }: ControlsProps) {
  const send = usePlayerIntent()
  const isPlaying = usePlayer(select.selectIsPlaying)
  const isEnded = usePlayer(select.selectIsEnded)
  const areShown = usePlayer(select.selectAreControlsShown)
  const isFullscreen = usePlayer(select.selectIsFullscreen)
  const isPictureInPicture = usePlayer(select.selectIsPictureInPicture)
  const isLooping = usePlayer(select.selectIsLooping)
  const isAudioOnly = usePlayer(select.selectIsAudioOnly)
  const hasBetterVersion = usePlayer(select.selectHasBetterVersion)
  const isElsewhere = usePlayer(select.selectElsewhereUrl) !== null
  const isTheatre = usePlayer(select.selectIsTheatre)
  const isMainPart = usePlayer(select.selectIsMainPart)
  useShortcuts(useStage())

  return (
    <div className={styles.controls} data-visible={areShown || undefined} data-newer={hasBetterVersion || undefined}>
      <VisuallyHidden live>{isLooping ? 'Lecture en boucle' : ''}</VisuallyHidden>
      {hasBetterVersion && (
        <Button className={styles.better} size="small" onPress={() => send({ type: 'player.upgrade' })}>
          Nouvelle version disponible
        </Button>
      )}
      <TimeBar clock={clock} storyboardUrl={content.media.storyboardUrl} chapters={content.details.chapters} />
      <div className={styles.bar}>
        <ControlButton
          icon={isPlaying ? Pause : isEnded ? RotateCcw : Play}
          label={isPlaying ? 'Pause' : isEnded ? 'Revoir' : 'Lecture'}
          shortcut="k"
          onPress={() => send({ type: 'player.togglePlay' })}
        />
        <VolumeControl />
        <TimeText clock={clock} chapters={content.details.chapters} />
        <CaptionsMenu captions={content.details.captions} />
        <SpeedMenu />
        <QualityMenu />
        <SettingsMenu hasCaptions={content.details.captions.length > 0} hasNext={hasNext} clock={clock} onShare={onShare} />
        {document.pictureInPictureEnabled && !isAudioOnly && !isFullscreen && !isElsewhere && (
          <ControlButton
            className={styles.roomy}
            icon={PictureInPicture2}
            label={isPictureInPicture ? 'Quitter l’image dans l’image' : 'Image dans l’image'}
            onPress={() => send({ type: 'presentation.togglePictureInPicture' })}
          />
        )}
        {isMainPart && (
          <ControlButton
            className={styles.wide}
            icon={RectangleHorizontal}
            label={isTheatre ? 'Quitter le mode cinéma' : 'Mode cinéma'}
            shortcut="t"
            onPress={() => send({ type: 'presentation.toggleTheatre' })}
          />
        )}
        <ControlButton
          icon={isFullscreen ? Minimize : Maximize}
          label={isFullscreen ? 'Quitter le plein écran' : 'Plein écran'}
          shortcut="f"
          onPress={() => send({ type: 'presentation.toggleFullscreen' })}
        />
      </div>
    </div>
  )
}
