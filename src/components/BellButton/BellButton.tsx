import { Bell, BellOff } from 'lucide-react'
import type { FollowChannelFragment } from '../../graphql/generated/graphql.ts'
import { useBell } from '../../machines/follow/useBell.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'

export type BellFields = Pick<FollowChannelFragment, 'id' | 'name' | 'viewerFollows' | 'viewerNotify'>

/** Renders the bell: whether the follower is notified of the channel’s new videos. */
export function BellButton({ channel }: { channel: BellFields }) {
  const isOn = channel.viewerNotify ?? false
  const bell = useBell({ channelId: channel.id, isOn })
  return (
    <IconButton
      icon={isOn ? Bell : BellOff}
      variant="solid"
      pressed={isOn}
      saving={bell.isSaving}
      onPress={bell.toggle}
      label={`Notifications de ${channel.name}`}
      tooltip={isOn ? 'Désactiver les notifications' : 'Activer les notifications'}
      disabledReason={channel.viewerFollows === true ? undefined : clientMessages.FOLLOW_REQUIRED}
    />
  )
}
