import { useCaptionOptions } from '@vidstack/react'
import { Captions, CaptionsOff } from 'lucide-react'
import { OptionMenu } from './OptionMenu.tsx'

/** Renders nothing while there are no captions. */
export function CaptionsMenu() {
  const options = useCaptionOptions({ off: 'Désactivés' })
  const { selectedTrack, selectedValue } = options
  // One option turns them off.
  if (options.length < 2) return null
  const Icon = selectedTrack ? Captions : CaptionsOff
  return (
    <OptionMenu
      label="Sous-titres"
      shown={<Icon size={20} aria-hidden="true" />}
      spoken={selectedTrack?.label ?? 'désactivés'}
      value={selectedValue}
      options={options.map(({ value, label, select }) => ({ value, label, onSelect: () => select() }))}
    />
  )
}
