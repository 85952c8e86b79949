import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel, content, homeData, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const video = {
  ...content('c1', 'Fabriquer une guitare'),
  channel,
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: null,
  hashtags: [],
  details,
  viewerLikes: false,
  viewerCanEdit: false,
  media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
  comments: { __typename: 'CommentPage', items: [], nextCursor: null },
}
const liked = (viewerLikes: boolean) => ({
  data: { __typename: 'Mutation', setLike: { __typename: 'Content', id: 'c1', likesCount: viewerLikes ? 4 : 3, viewerLikes } },
})

it('a like pressed twice before the page is left still sends the last value, and reports its failure', async () => {
  const first = Promise.withResolvers<ReturnType<typeof liked>>()
  let attempts = 0
  const edge = createEdge({
    Home: ({ variables }) => ({ data: homeData(variables) }),
    Watch: { data: { __typename: 'Query', content: video, recommendations: [] } },
    SetLike: () => {
      attempts += 1
      return attempts === 1 ? first.promise : { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    },
  })
  const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
  const heart = await screen.findByRole('button', { name: /^J’aime/ })
  await user.click(heart)
  await user.click(heart)
  await user.click(screen.getByRole('link', { name: 'Lucarne, accueil' }))
  await screen.findByRole('link', { name: 'Fabriquer une guitare' })
  first.resolve(liked(true))
  const wishes = () => edge.requests.filter(({ operation }) => operation === 'SetLike').map(({ variables }) => variables['liked'])
  await expect.poll(wishes).toEqual([true, false])
  expect((await screen.findAllByText('Erreur lors de la mise à jour de la réaction')).length).toBeGreaterThan(0)
})
