import type { ReactNode } from 'react'
import { lazyPart } from '../../../components/lazyPart.tsx'
import type { CommentsProps } from '../../../screens/Watch/Comments/CommentsSection.tsx'
import { CommentsSkeleton } from '../../../screens/Watch/Comments/CommentsSkeleton.tsx'
import type { KeptCommentFlows } from './CommentsWithFlows.tsx'

const Comments = lazyPart<CommentsProps & { kept: KeptCommentFlows }>(
  async () => (await import('./CommentsWithFlows.tsx')).CommentsWithFlows,
  { fallback: <CommentsSkeleton /> },
)

/** Returns what draws the comments. Their code and flows load after the player's: nobody reads comments before the video is shown. */
export function comments(): (props: CommentsProps) => ReactNode {
  const kept: KeptCommentFlows = {}
  return (props) => <Comments {...props} kept={kept} />
}
