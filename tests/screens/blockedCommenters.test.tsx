import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comment, managed, openPage, owner, page, watching } from './support/comments.tsx'
import { createEdge } from './support/edge.ts'
import { ownSettings } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const lou = (isBlocked: unknown) => ({
  __typename: 'BlockedCommenter',
  id: 'channel-1/user-lou',
  person: { __typename: 'Person', id: 'user-lou', username: 'lou', avatarUrl: null },
  isBlocked,
})
const answered = (isBlocked: unknown) => ({ data: { __typename: 'Mutation', setCommenterBlocked: lou(isBlocked) } })

describe('the owner of a video', () => {
  it('blocks who wrote a comment, with what they wrote if it is wanted', async () => {
    const { screen, person, edge } = openPage(
      { Watch: managed(watching(page([comment('a')]))), SetCommenterBlocked: answered(true) },
      { user: { ...camille, ...owner } },
    )
    await person.click(await screen.findByRole('button', { name: 'Actions sur le commentaire de lou' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Bloquer cette personne' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bloquer lou\u202f?' }))
    await person.click(dialog.getByRole('checkbox', { name: 'Supprimer aussi ses commentaires sous les vidéos de la chaîne' }))
    await person.click(dialog.getByRole('button', { name: 'Bloquer' }))
    expect((await screen.findAllByText('lou est bloqué sous les vidéos de la chaîne')).length).toBeGreaterThan(0)
    expect(edge.requests.find(({ operation }) => operation === 'SetCommenterBlocked')?.variables).toEqual({
      channelId: 'channel-1',
      userId: 'user-lou',
      blocked: true,
      deletesComments: true,
    })
  })

  it('has nobody to block on their own comment, and others have nobody to block at all', async () => {
    const mine = comment('mien', { author: owner, viewerCanDelete: true })
    const own = openPage({ Watch: managed(watching(page([mine]))) }, { user: { ...camille, ...owner } })
    await own.person.click(await own.screen.findByRole('button', { name: 'Actions sur le commentaire de atelier' }))
    await own.screen.findAllByRole('menuitem')
    expect(own.screen.queryByRole('menuitem', { name: 'Bloquer cette personne' })).toBeNull()
  })
})

it('a person who is blocked reads that before they write', async () => {
  const open = watching(page([comment('a')]))
  const blocked = { ...open.data.content, channel: { ...open.data.content.channel, commenting: 'blocked' } }
  const { screen, texts } = openPage({ Watch: { data: { ...open.data, content: blocked } } })
  await expect.poll(texts).toEqual(['a'])
  expect(await screen.findByText('Cette chaîne ne prend plus vos commentaires.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Ajouter un commentaire' })).toBeNull()
})

it('the settings of a channel list who is blocked, and unblock them', async () => {
  const channel = {
    __typename: 'Channel',
    id: 'channel-1',
    name: 'Atelier',
    description: 'Du bois',
    bannerUrl: null,
    commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: [] },
    blockedCommenters: [lou(true)],
  }
  const edge = createEdge({
    Settings: { data: { __typename: 'Query', viewer: { ...ownSettings, channel }, roles: [] } },
    SetCommenterBlocked: ({ variables: { blocked } }) => answered(blocked),
  })
  const { screen, user } = renderApp({ path: '/settings?tab=channel', edge, user: camille })
  await user.click(await screen.findByRole('button', { name: 'Débloquer lou' }))
  await user.click(await screen.findByRole('button', { name: 'Bloquer de nouveau lou' }))
  await screen.findByRole('button', { name: 'Débloquer lou' })
  const sent = edge.requests.filter(({ operation }) => operation === 'SetCommenterBlocked').map(({ variables }) => variables)
  const block = { channelId: 'channel-1', userId: 'user-lou', deletesComments: false }
  expect(sent).toEqual([
    { ...block, blocked: false },
    { ...block, blocked: true },
  ])
})
