import { Check } from 'lucide-react'
import type { FollowChannelFragment } from '../../graphql/generated/graphql.ts'
import { useFollow } from '../../machines/follow/useFollow.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button, type ButtonSize } from '../../ui/Button/Button.tsx'

export type FollowFields = Pick<FollowChannelFragment, 'id' | 'name' | 'viewerFollows' | 'viewerNotify'> & { owner: { id: string } }
type FollowButtonProps = {
  channel: FollowFields
  size?: ButtonSize | undefined
  /** Called at the press that unfollows, where that takes the button away; what it gives is called when the channel is asked back. */
  onLeave?: (() => () => void) | undefined
}

/** Follows a channel, or no longer; one’s own says that it is. */
export function FollowButton({ channel, ...rest }: FollowButtonProps) {
  const { user } = useSession()
  return user?.id === channel.owner.id ? <Badge>Votre chaîne</Badge> : <Toggle channel={channel} {...rest} />
}

function Toggle({ channel, size = 'medium', onLeave }: FollowButtonProps) {
  const isFollowing = channel.viewerFollows ?? false
  const follow = useFollow({ channelId: channel.id, channelName: channel.name, isFollowing, hasBell: channel.viewerNotify ?? false })
  return (
    <Button
      size={size}
      variant={isFollowing ? 'secondary' : 'primary'}
      icon={isFollowing ? Check : undefined}
      aria-label={isFollowing ? `Abonné à ${channel.name}, se désabonner` : `S’abonner à ${channel.name}`}
      onPress={() => follow.toggle(isFollowing ? onLeave?.() : undefined)}
    >
      {isFollowing ? 'Abonné' : 'S’abonner'}
    </Button>
  )
}
