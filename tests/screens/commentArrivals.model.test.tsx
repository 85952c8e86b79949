import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'urql'
import { expect } from 'vitest'
import { commentFlows } from '../../src/app/flows/comment/commentFlows.tsx'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { CommentsDocument } from '../../src/graphql/generated/graphql.ts'
import { commentArrivalsMachine } from '../../src/machines/comment/commentArrivals/commentArrivalsMachine.ts'
import type { Listed } from '../../src/machines/comment/commentArrivals/types.ts'
import { CommentList } from '../../src/screens/Watch/Comments/CommentList.tsx'
import { CommentsContext } from '../../src/screens/Watch/Comments/CommentsContext.ts'
import { at, commentArrivalsFixtures } from '../machines/comment/commentArrivals/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { comment, listed, page } from './support/comments.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { createServices } from './support/services.ts'

const arrivals = (): HTMLElement | null => buttonOf(/^\d+ nouveaux? commentaires?$/)
const texts = (): HTMLElement[] => screen.queryAllByText(/^Texte de/)
const answerOf = (comments: readonly Listed[]): EdgeAnswer =>
  listed(page(comments.map(({ createdAt }) => ({ ...comment(createdAt), createdAt }))))
const shared = {
  contentId: 'c1',
  ownerId: 'owner-1',
  canEdit: false,
  viewerId: null,
  isOpen: true,
  askToDelete: () => undefined,
  askToReport: () => undefined,
  askToBlock: () => undefined,
}
const newest = `Texte de ${at(2).createdAt}`

/** The server has this list now: the page asks for it at first, and receives it later. */
let change: (comments: readonly Listed[]) => Promise<void>

describeOnScreen('The comments that arrive while others are read', {
  machine: commentArrivalsMachine,
  fixtures: commentArrivalsFixtures,
  mount: ({ inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const first = Promise.withResolvers<EdgeAnswer>()
    const edge = createEdge({ Comments: () => first.promise })
    const { client, services } = createServices(edge)
    let isFirst = true
    change = async (comments) => {
      first.resolve(answerOf(comments))
      edge.answers['Comments'] = answerOf(comments)
      const variables = { id: shared.contentId, sort: 'recent' } as const
      if (!isFirst) await act(() => client.query(CommentsDocument, variables, { requestPolicy: 'network-only' }).toPromise())
      isFirst = false
      const isShown = (): void => expect(texts().length + Number.parseInt(arrivals()?.textContent ?? '0', 10)).toBe(comments.length)
      await waitFor(isShown, { timeout: 10_000 })
    }
    render(
      <Provider value={client}>
        <ProvideFlows flows={{ ...commentFlows(services), commentArrivals: { inspect: watch, clock } }}>
          <CommentsContext value={shared}>
            <CommentList sort="recent" leftOutId={undefined} />
          </CommentsContext>
        </ProvideFlows>
      </Provider>,
    )
    return { send }
  },
  do: {
    'list.changed': { act: ({ comments }) => change(comments) },
    'arrivals.show': {
      control: arrivals,
      act: () => {
        press(arrivals())
        expect(texts().at(0)?.textContent).toBe(newest)
      },
    },
  },
  see: {
    caughtUp: () => expect(arrivals()).toBeNull(),
    waiting: () => {
      expect(arrivals()?.textContent).toBe('1 nouveau commentaire')
      expect(screen.queryByText(newest)).toBeNull()
    },
  },
})
