import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../../../components/lazyPart.tsx'
import type { CommentsProps } from '../../../screens/Watch/Comments/CommentsSection.tsx'
import { CommentsSkeleton } from '../../../screens/Watch/Comments/CommentsSkeleton.tsx'
import { whenVideoShown } from '../../whenIdle.ts'
import type { KeptCommentFlows } from './CommentsWithFlows.tsx'

type Props = CommentsProps & { kept: KeptCommentFlows }

const Comments = lazyPart<Props>(async () => (await import('./CommentsWithFlows.tsx')).CommentsWithFlows, {
  fallback: () => <CommentsSkeleton />,
})

function CommentsAfterVideo(props: Props) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    let isLeft = false
    void whenVideoShown().then(() => isLeft || setDue(true))
    return () => {
      isLeft = true
    }
  }, [])
  return <div data-deferred>{isDue ? <Comments {...props} /> : <CommentsSkeleton />}</div>
}

/** Returns what draws the comments. Their code and flows load after the player's: nobody reads comments before the video is shown. */
export function comments(): (props: CommentsProps) => ReactNode {
  const kept: KeptCommentFlows = {}
  return (props) => <CommentsAfterVideo {...props} kept={kept} />
}
