import { Heart } from 'lucide-react'
import type { CardContentFragment, WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { useLike } from '../../machines/reaction/useLike.ts'
import { formatCount } from '../../shared/format/count.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'

export type LikeFields = Pick<CardContentFragment, 'id' | 'likesCount'> & Pick<WatchContentFragment, 'viewerLikes'>

export function LikeButton({ content }: { content: LikeFields }) {
  const isLiked = content.viewerLikes ?? false
  const like = useLike({ contentId: content.id, isLiked })
  return (
    <IconButton
      icon={Heart}
      variant="solid"
      pressed={isLiked}
      saving={like.isSaving}
      onPress={like.toggle}
      label="J’aime"
      tooltip={isLiked ? 'Retirer le j’aime' : 'J’aime'}
      count={formatCount(content.likesCount)}
    />
  )
}
