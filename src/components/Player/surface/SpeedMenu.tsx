import { useMediaRemote, useMediaState } from '@vidstack/react'
import { OptionMenu } from './OptionMenu.tsx'
import { speeds } from '../preferences.ts'

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

const speedText = (speed: number): string => `${decimal.format(speed)}×`

export function SpeedMenu() {
  const remote = useMediaRemote()
  const speed = useMediaState('playbackRate')
  return (
    <OptionMenu
      label="Vitesse"
      shown={speedText(speed)}
      spoken={speedText(speed)}
      value={String(speed)}
      options={speeds.map((choice) => ({
        value: String(choice),
        label: choice === 1 ? 'Normale' : speedText(choice),
        onSelect: () => remote.changePlaybackRate(choice),
      }))}
    />
  )
}
