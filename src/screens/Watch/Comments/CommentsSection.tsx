import type { ReactNode } from 'react'
import type { WatchContentFragment } from '../../../graphql/generated/graphql.ts'
import { useFlow } from '../../../machines/common/flows.ts'

export type CommentsProps = { content: WatchContentFragment }

declare module '../../../machines/common/flows.ts' {
  interface Flows {
    /** Renders the comments. Provided by the app; their code loads when they are rendered. */
    comments: (props: CommentsProps) => ReactNode
  }
}

export function CommentsSection({ content, className }: CommentsProps & { className: string | undefined }) {
  const drawComments = useFlow('comments')
  return (
    <section className={className} aria-label="Commentaires">
      {drawComments({ content })}
    </section>
  )
}
