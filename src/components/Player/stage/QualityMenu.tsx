import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { pickQuality } from '../quality.ts'
import { OptionMenu } from './OptionMenu.tsx'

/** Renders nothing while there is only one quality. */
export function QualityMenu() {
  const send = usePlayerIntent()
  const chosen = usePlayer(select.selectPictureQuality)
  const isAudioOnly = usePlayer(select.selectIsAudioOnly)
  const isLowered = usePlayer(select.selectIsQualityLowered)
  const qualities = usePlayer(select.selectQualities)
  const hasAudio = usePlayer(select.selectHasAudio)
  const played = usePlayer(select.selectPlayedQuality)
  if (qualities.length + Number(hasAudio) < 2) return null

  const isAuto = chosen === 'auto'
  const fixed = isAuto ? undefined : qualities[pickQuality(qualities, chosen)]
  // While another quality loads, the chosen one is shown, and not the one that is still played.
  const side = isAuto ? played : isLowered ? (played ?? fixed) : fixed
  const automatic = { value: 'auto', label: isAuto && !isAudioOnly && played ? `Automatique (${played}p)` : 'Automatique' }
  const audioOnly = { value: 'audioOnly', label: 'Audio seul', onSelect: () => send({ type: 'quality.chooseAudioOnly' }) }
  return (
    <OptionMenu
      label="Qualité"
      shown={isAudioOnly ? 'Audio' : isAuto ? 'Auto' : `${side}p`}
      spoken={
        isAudioOnly
          ? 'Audio seul'
          : isAuto
            ? side
              ? `Auto, ${side}p`
              : 'Auto'
            : isLowered
              ? `${fixed}p, réduite${played === null ? '' : ` à ${played}p`} : la connexion est lente`
              : `${side}p`
      }
      value={isAudioOnly ? audioOnly.value : isAuto ? automatic.value : String(fixed)}
      options={[
        { ...automatic, onSelect: () => send({ type: 'quality.choose', quality: 'auto' }) },
        ...qualities.map((each) => ({
          value: String(each),
          label: `${each}p`,
          onSelect: () => send({ type: 'quality.choose', quality: each }),
        })),
        ...(hasAudio ? [audioOnly] : []),
      ]}
    />
  )
}
