import { useState } from 'react'
import type { CommentsProps } from '../../../screens/Watch/Comments/CommentsSection.tsx'
import { type CommentsFlows, FoldedComments } from '../../../screens/Watch/Comments/FoldedComments.tsx'
import type { WatchFlows } from '../../../screens/Watch/Watch.tsx'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { useFlowServices } from '../common/services.ts'
import { commentFlows } from './commentFlows.tsx'

/** The flows of comments once they are loaded: comments in flight stay known from one video of a playlist to the next. */
export type KeptCommentFlows = { flows?: ReturnType<typeof commentFlows> }

/** Renders the comments with their flows: writing, deleting, marking. */
export function CommentsWithFlows({ kept, ...props }: CommentsProps & { kept: KeptCommentFlows }) {
  const services = useFlowServices()
  const [flows] = useState(() => (kept.flows ??= commentFlows(services)))
  return (
    <ProvideFlows<Exclude<CommentsFlows, WatchFlows>> flows={flows}>
      <FoldedComments {...props} />
    </ProvideFlows>
  )
}
