import { Volume1, Volume2, VolumeX } from 'lucide-react'
import type { CSSProperties } from 'react'
import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { ControlButton } from './ControlButton.tsx'
import * as styles from './VolumeControl.styles.ts'

/** Renders the mute button and, where there is a pointer, the volume slider: elsewhere the system has its own. */
export function VolumeControl() {
  const send = usePlayerIntent()
  const isMuted = usePlayer(select.selectIsMuted)
  const volume = usePlayer(select.selectVolume)
  const shown = isMuted ? 0 : volume
  const level: CSSProperties & { '--level': number } = { '--level': shown / 100 }

  return (
    <div className={styles.volume}>
      <ControlButton
        icon={shown === 0 ? VolumeX : shown < 50 ? Volume1 : Volume2}
        label={isMuted ? 'Rétablir le son' : 'Couper le son'}
        shortcut="m"
        onPress={() => send({ type: 'sound.toggleMuted' })}
      />
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
        aria-valuetext={`${shown} %`}
        onChange={({ target }) => send({ type: 'sound.setVolume', volume: target.valueAsNumber })}
      />
    </div>
  )
}
