import { useMediaRemote, useMediaState } from '@vidstack/react'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import { ControlButton } from './ControlButton.tsx'
import * as styles from './VolumeControl.styles.ts'

/** Renders the mute button and, where the system allows it, the volume slider. */
export function VolumeControl() {
  const remote = useMediaRemote()
  const isMuted = useMediaState('muted')
  const volume = useMediaState('volume')
  const canSetVolume = useMediaState('canSetVolume')
  const shown = isMuted ? 0 : Math.round(volume * 100)
  const level: CSSProperties & { '--level': number } = { '--level': shown / 100 }

  return (
    <div className={styles.volume}>
      <ControlButton
        icon={shown === 0 ? VolumeX : shown < 50 ? Volume1 : Volume2}
        label={isMuted ? 'Rétablir le son' : 'Couper le son'}
        shortcut="m"
        onPress={() => remote.toggleMuted()}
      />
      {canSetVolume && (
        <input
          data-volume
          className={styles.slider}
          style={level}
          type="range"
          min={0}
          max={100}
          step={5}
          value={shown}
          aria-label="Volume"
          aria-valuetext={`${shown} %`}
          onChange={({ target }) => {
            if (isMuted) remote.unmute()
            remote.changeVolume(target.valueAsNumber / 100)
          }}
        />
      )}
    </div>
  )
}
