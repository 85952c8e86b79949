import { EyeOff } from 'lucide-react'
import type { SetMuteMutation } from '../../graphql/generated/graphql.ts'
import { useMute } from '../../machines/mute/useMute.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'

export type MuteFields = SetMuteMutation['setMute']

export function MuteButton({ channel }: { channel: MuteFields }) {
  const isOn = channel.viewerMutes ?? false
  const mute = useMute({ channelId: channel.id, isOn })
  return (
    <IconButton
      icon={EyeOff}
      variant="solid"
      pressed={isOn}
      saving={mute.isSaving}
      onPress={mute.toggle}
      label="Masquer cette chaîne"
      tooltip={isOn ? 'Ne plus masquer cette chaîne' : 'Masquer cette chaîne'}
    />
  )
}
