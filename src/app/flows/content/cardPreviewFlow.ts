import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { StoryboardDocument } from '../../../graphql/generated/graphql.ts'
import { cardPreviewMachine } from '../../../machines/content/cardPreview/cardPreviewMachine.ts'
import type { CardPreviewFlow } from '../../../machines/content/cardPreview/useCardPreview.ts'
import { parseStoryboard, type Tile } from '../../../shared/storyboard.ts'
import type { FlowServices } from '../common/services.ts'

export function cardPreviewFlow({ client, actorOptions }: FlowServices): CardPreviewFlow {
  return {
    machine: cardPreviewMachine.provide({
      actors: {
        readStoryboard: fromPromise<Tile[], { contentId: string }>(async ({ input: { contentId }, signal }) => {
          const { content } = await query(client(), StoryboardDocument, { id: contentId }, 'cache-first')
          const url = content?.media.storyboardUrl
          if (!url) return []
          const answer = await fetch(url, { signal })
          if (!answer.ok) throw new Error(`A storyboard was answered with ${answer.status}`)
          return parseStoryboard(await answer.text())
        }),
      },
    }),
    isMotionReduced: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    actorOptions,
  }
}
