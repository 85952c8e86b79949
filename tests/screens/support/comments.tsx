import { act } from '@testing-library/react'
import { createEdge } from './edge.ts'
import { channel, content, details } from './fixtures.ts'
import { camille, renderApp } from './renderApp.tsx'

type Values = {
  text?: string
  author?: { id: string; username: string }
  minute?: number
  parentId?: string | null
  contentId?: string
  repliesCount?: number
  likesCount?: number
  viewerLikes?: boolean | null
  isPinned?: boolean
  isHearted?: boolean
  viewerCanDelete?: boolean
  isAuthorMuted?: boolean
  mentions?: object[]
  isHeld?: boolean
}
export const lou = { id: 'user-lou', username: 'lou' }
export const owner = { id: 'owner-1', username: 'atelier' }

export const comment = (id: string, { author = lou, minute = 0, ...values }: Values = {}) => ({
  __typename: 'Comment',
  id,
  text: `Texte de ${id}`,
  author: { __typename: 'Person', avatarUrl: null, ...author },
  authorHasChannel: author === owner,
  isAuthorMuted: false,
  mentions: [] as object[],
  isHeld: false,
  contentId: 'c1',
  parentId: null,
  createdAt: `2026-11-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  updatedAt: null,
  repliesCount: 0,
  likesCount: 0,
  viewerLikes: false,
  isPinned: false,
  isHearted: false,
  viewerCanDelete: false,
  ...values,
})
export const page = (items: ReturnType<typeof comment>[], nextCursor: string | null = null) => ({
  __typename: 'CommentPage',
  items,
  nextCursor,
})

const video = (comments: ReturnType<typeof page> | null, commentsCount = comments?.items.length ?? 0) => ({
  ...content('c1', 'Fabriquer une guitare'),
  channel,
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: null,
  hashtags: [],
  details,
  viewerLikes: null,
  viewerCanEdit: false,
  media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
  commentsCount,
  comments,
})
export const watching = (comments: ReturnType<typeof page> | null, commentsCount?: number) => ({
  data: { __typename: 'Query', content: video(comments, commentsCount), recommendations: [] },
})
/** The same, as those who manage the channel see it. */
export function managed({ data }: ReturnType<typeof watching>) {
  return { data: { ...data, content: { ...data.content, viewerCanEdit: true } } }
}
export const listed = (comments: ReturnType<typeof page> | null) => ({
  data: { __typename: 'Query', content: { __typename: 'Content', id: 'c1', comments } },
})
export const added = (made: ReturnType<typeof comment>, commentsCount: number, parent: object | null = null) => ({
  data: {
    __typename: 'Mutation',
    addComment: { __typename: 'AddedComment', comment: made, parent, content: { __typename: 'Content', id: 'c1', commentsCount } },
  },
})

type Answers = Parameters<typeof createEdge>[0]

/** The watch page with its comments, with a gateway stub that gives these answers. */
export function openPage(answers: Answers, { path = '/watch/c1', user = camille }: { path?: string; user?: typeof camille | null } = {}) {
  const edge = createEdge(answers)
  const { screen, user: person, app } = renderApp({ path, edge, ...(user ? { user } : {}) })
  const section = () => screen.findByRole('heading', { name: /^Commentaires/ })
  const texts = () => screen.queryAllByText(/^Texte de/).map(({ textContent }) => textContent.replace('Texte de ', ''))
  const of = (author: string) => screen.getAllByRole('article', { name: `Commentaire de ${author}` })
  return { edge, screen, person, app, section, texts, of }
}

/** An open subscription, into which the test sends results. */
export function live(answers: Answers) {
  const edge = createEdge(answers)
  const encoder = new TextEncoder()
  const isOpen = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (typeof init?.body !== 'string' || !init.body.includes('subscription ContentComments')) return edge.fetch(input, init)
    return new Response(new ReadableStream<Uint8Array>({ start: isOpen.resolve }), { headers: { 'content-type': 'text/event-stream' } })
  }
  async function tell(id: string, now: ReturnType<typeof comment> | null): Promise<void> {
    const feed = await isOpen.promise
    const data = { __typename: 'Subscription', contentComments: { __typename: 'CommentChange', id, comment: now } }
    await act(async () => feed.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify({ data })}\n\n`)))
  }
  return { edge: { ...edge, fetch }, tell }
}
