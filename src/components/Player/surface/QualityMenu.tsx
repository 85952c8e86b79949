import { useMediaState } from '@vidstack/react'
import type { PictureQuality } from '../../../machines/player/player/types.ts'
import { OptionMenu } from './OptionMenu.tsx'
import { pickQuality, shortSide } from './quality.ts'

export type QualityMenuProps = {
  /** null: the default of specification §9 */
  chosen: PictureQuality | null
  isAudioOnly: boolean
  /** short sides of the pictures in pixels, the largest first */
  qualities: readonly number[]
  /** true when the audio can be played without the picture */
  hasAudio: boolean
  onChoose: (quality: PictureQuality) => void
  onChooseAudioOnly: () => void
}

/** Renders nothing while there is only one quality. */
export function QualityMenu({ chosen, isAudioOnly, qualities, hasAudio, onChoose, onChooseAudioOnly }: QualityMenuProps) {
  const played = useMediaState('quality')
  if (qualities.length + Number(hasAudio) < 2) return null

  const isAuto = chosen === 'auto'
  // Before a source is read, the chosen quality is known, and what «automatic» will pick is not.
  const side = played ? shortSide(played) : isAuto ? undefined : qualities[pickQuality(qualities, chosen)]
  const automatic = { value: 'auto', label: isAuto && !isAudioOnly && side ? `Automatique (${side}p)` : 'Automatique' }
  const audioOnly = { value: 'audioOnly', label: 'Audio seul', onSelect: onChooseAudioOnly }
  return (
    <OptionMenu
      label="Qualité"
      shown={isAudioOnly ? 'Audio' : isAuto ? 'Auto' : `${side}p`}
      spoken={isAudioOnly ? 'Audio seul' : isAuto ? (side ? `Auto, ${side}p` : 'Auto') : `${side}p`}
      value={isAudioOnly ? audioOnly.value : isAuto ? automatic.value : String(side)}
      options={[
        { ...automatic, onSelect: () => onChoose('auto') },
        ...qualities.map((each) => ({ value: String(each), label: `${each}p`, onSelect: () => onChoose(each) })),
        ...(hasAudio ? [audioOnly] : []),
      ]}
    />
  )
}
