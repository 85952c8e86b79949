import { useMediaRemote, useMediaState } from '@vidstack/react'
import { Maximize, Minimize, Pause, PictureInPicture2, Play, Repeat, RotateCcw } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { CaptionsMenu } from './CaptionsMenu.tsx'
import { ControlButton } from './ControlButton.tsx'
import * as styles from './Controls.styles.ts'
import { QualityMenu, type QualityMenuProps } from './QualityMenu.tsx'
import { SpeedMenu } from './SpeedMenu.tsx'
import { TimeBar } from './TimeBar.tsx'
import { TimeText } from './TimeText.tsx'
import { useShortcuts } from './useShortcuts.ts'
import { VolumeControl } from './VolumeControl.tsx'

export type ControlsProps = {
  isPlaying: boolean
  isEnded: boolean
  /** true when a version with more qualities arrived during playback */
  hasBetterVersion: boolean
  /** URL of the storyboard's WebVTT; null when there is none */
  storyboardUrl: string | null
  quality: QualityMenuProps
  onPlay: () => void
  onPause: () => void
  onUpgrade: () => void
}

export function Controls({ isPlaying, isEnded, hasBetterVersion, storyboardUrl, quality, onPlay, onPause, onUpgrade }: ControlsProps) {
  const remote = useMediaRemote()
  const isVisible = useMediaState('controlsVisible')
  const isFullscreen = useMediaState('fullscreen')
  const canFullscreen = useMediaState('canFullscreen')
  const canPictureInPicture = useMediaState('canPictureInPicture')
  const isPictureInPicture = useMediaState('pictureInPicture')
  const isLooping = useMediaState('loop')
  const togglePaused = useCallback(() => (isPlaying ? onPause() : onPlay()), [isPlaying, onPlay, onPause])
  useShortcuts(togglePaused)

  return (
    <div className={styles.controls} data-visible={isVisible || undefined}>
      <VisuallyHidden live>{isLooping ? 'Lecture en boucle' : ''}</VisuallyHidden>
      {hasBetterVersion && (
        <Button className={styles.better} size="small" onPress={onUpgrade}>
          Meilleure qualité disponible
        </Button>
      )}
      <TimeBar storyboardUrl={storyboardUrl} />
      <div className={styles.bar}>
        <ControlButton
          icon={isPlaying ? Pause : isEnded ? RotateCcw : Play}
          label={isPlaying ? 'Pause' : isEnded ? 'Revoir' : 'Lecture'}
          shortcut="k"
          onPress={togglePaused}
        />
        <VolumeControl />
        <TimeText />
        <ControlButton
          className={styles.roomy}
          icon={Repeat}
          label="Lire en boucle"
          shortcut="l"
          pressed={isLooping}
          onPress={() => remote.userPrefersLoopChange(!isLooping)}
        />
        <CaptionsMenu />
        <SpeedMenu />
        <QualityMenu {...quality} />
        {canPictureInPicture && !quality.isAudioOnly && (
          <ControlButton
            className={styles.roomy}
            icon={PictureInPicture2}
            label={isPictureInPicture ? 'Quitter l’image dans l’image' : 'Image dans l’image'}
            onPress={() => remote.togglePictureInPicture()}
          />
        )}
        {canFullscreen && (
          <ControlButton
            icon={isFullscreen ? Minimize : Maximize}
            label={isFullscreen ? 'Quitter le plein écran' : 'Plein écran'}
            shortcut="f"
            onPress={() => remote.toggleFullscreen()}
          />
        )}
      </div>
    </div>
  )
}
