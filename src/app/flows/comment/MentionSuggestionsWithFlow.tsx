import { useState } from 'react'
import { fromPromise } from 'xstate'
import { query } from '../../../graphql/execute.ts'
import { MentionSuggestionsDocument } from '../../../graphql/generated/graphql.ts'
import { suggestionsMachine } from '../../../machines/search/suggestions/suggestionsMachine.ts'
import type { SuggestionsFlow } from '../../../machines/search/suggestions/useSuggestions.ts'
import { MentionSuggestions } from '../../../screens/Watch/Comments/MentionSuggestions.tsx'
import type { WrittenMention } from '../../../screens/Watch/Comments/CommentsContext.ts'
import { report } from '../../report.ts'
import { type FlowServices, useFlowServices } from '../common/services.ts'

/** Renders the people whom a comment may name, with their flow. Both load at the first «@». */
export function MentionSuggestionsWithFlow(props: WrittenMention) {
  const services = useFlowServices()
  const [flow] = useState(() => mentionFlow(services, props.contentId))
  return <MentionSuggestions {...props} flow={flow} />
}

function mentionFlow({ client, actorOptions }: FlowServices, contentId: string): SuggestionsFlow {
  return {
    actorOptions,
    machine: suggestionsMachine.provide({
      actors: {
        suggest: fromPromise<void, { query: string }>(async ({ input }) => {
          await query(client(), MentionSuggestionsDocument, { contentId, beginning: input.query.slice(1) })
        }),
      },
      actions: { logFailure: (_, { error }) => report('suggestions', error) },
    }),
  }
}
