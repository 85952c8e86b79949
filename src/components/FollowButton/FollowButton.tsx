import { Check } from 'lucide-react'
import type { FollowChannelFragment } from '../../graphql/generated/graphql.ts'
import { useFollow } from '../../machines/follow/useFollow.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button, type ButtonSize } from '../../ui/Button/Button.tsx'

export type FollowFields = Pick<FollowChannelFragment, 'id' | 'name' | 'viewerFollows' | 'viewerNotify'> & { owner: { id: string } }
type FollowButtonProps = {
  channel: FollowFields
  size?: ButtonSize | undefined
  /** Called when a press unfollows and thereby removes the button. The function that it returns is called when the unfollow is undone. */
  onLeave?: (() => () => void) | undefined
}

/** Renders the button that follows or unfollows a channel. The viewer's own channel gets a label instead. */
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
      saving={follow.isSaving}
      aria-label={isFollowing ? `Abonné à ${channel.name}, se désabonner` : `S’abonner à ${channel.name}`}
      onPress={() => follow.toggle(isFollowing ? onLeave?.() : undefined)}
    >
      {isFollowing ? 'Abonné' : 'S’abonner'}
    </Button>
  )
}
