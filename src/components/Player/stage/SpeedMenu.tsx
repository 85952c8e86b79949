import { selectSpeed } from '../../../machines/player/player/selectors.ts'
import { speeds } from '../../../machines/player/player/preferences.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { OptionMenu } from './OptionMenu.tsx'

const speedText = (speed: number): string => `${String(speed).replace('.', ',')}×`

export function SpeedMenu() {
  const send = usePlayerIntent()
  const speed = usePlayer(selectSpeed)
  return (
    <OptionMenu
      label="Vitesse"
      shown={speedText(speed)}
      spoken={speedText(speed)}
      value={String(speed)}
      options={speeds.map((choice) => ({
        value: String(choice),
        label: choice === 1 ? 'Normale' : speedText(choice),
        onSelect: () => send({ type: 'speed.choose', speed: choice }),
      }))}
    />
  )
}
