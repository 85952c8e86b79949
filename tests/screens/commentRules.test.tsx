import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { ownSettings } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const channel = {
  __typename: 'Channel',
  id: 'channel-1',
  name: 'Atelier',
  description: 'Du bois',
  bannerUrl: null,
  commenting: 'open',
  commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: [] },
  blockedCommenters: [],
}
const commentRules = { mode: 'held', watchedWords: ['casino', 'montres'] }

it('the settings of a channel save what becomes of the comments of others', async () => {
  const saved = { ...channel, commentRules: { __typename: 'CommentRules', ...commentRules } }
  const edge = createEdge({
    Settings: { data: { __typename: 'Query', viewer: { ...ownSettings, channel }, roles: [] } },
    UpdateChannel: { data: { __typename: 'Mutation', updateChannel: saved } },
  })
  const { screen, user } = renderApp({ path: '/settings?tab=channel', edge, user: camille })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Commentaires des autres' }), 'Retenus')
  expect(screen.getByText('Chacun attend votre accord, dans votre tableau de bord.')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /^Mots surveillés/ }), 'casino{Enter}montres')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Chaîne mise à jour')).toBeDefined()
  const sent = edge.requests.filter(({ operation }) => operation === 'UpdateChannel').map(({ variables }) => variables)
  expect(sent).toEqual([{ channelId: 'channel-1', input: { commentRules } }])
  expect(screen.getByRole('textbox', { name: /^Mots surveillés/ })).toHaveProperty('value', 'casino\nmontres')
})
