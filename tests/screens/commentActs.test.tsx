import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { added, comment, live, managed, openPage, owner, page, watching } from './support/comments.tsx'
import { camille, renderApp } from './support/renderApp.tsx'

describe('writing a comment', () => {
  it('requires a text, then shows the comment first and counts it', async () => {
    const mine = comment('mien', { author: camille, minute: 9, viewerCanDelete: true })
    const { screen, person, texts, section } = openPage({
      Watch: watching(page([comment('a', { isPinned: true }), comment('b')])),
      AddComment: added(mine, 3),
    })
    const field = await screen.findByRole('textbox', { name: 'Ajouter un commentaire' })
    const submit = screen.getByRole('button', { name: 'Commenter' })
    expect(submit.matches(':disabled')).toBe(true)
    await person.type(field, '  ')
    expect(submit.matches(':disabled')).toBe(true)
    await person.type(field, 'Bravo')
    await person.click(submit)
    await expect.poll(texts).toEqual(['a', 'mien', 'b'])
    expect((await section()).textContent).toBe('Commentaires (3)')
    expect(field).toHaveProperty('value', '')
    expect(screen.getByText('Commentaire envoyé')).toBeDefined()
  })

  it('keeps the text when it fails, and shows why', async () => {
    const refusal = { code: 'TOO_MANY_REQUESTS', message: 'Trop de tentatives, réessayez dans un instant' }
    const { edge, screen, person, texts } = openPage({ Watch: watching(page([])), AddComment: refusal })
    const field = await screen.findByRole('textbox', { name: 'Ajouter un commentaire' })
    await person.type(field, 'Bravo')
    await person.click(screen.getByRole('button', { name: 'Commenter' }))
    expect((await screen.findByRole('alert')).textContent).toContain(refusal.message)
    expect(field).toHaveProperty('value', 'Bravo')
    edge.answers['AddComment'] = added(comment('mien', { author: camille }), 1)
    await person.click(screen.getByRole('button', { name: 'Commenter' }))
    await expect.poll(texts).toEqual(['mien'])
  })

  it('sends a guest to the sign-in, and returns to the same address', async () => {
    const { screen, person, app } = openPage({ Watch: watching(page([])) }, { user: null, path: '/watch/c1?sort=popular' })
    await person.click(await screen.findByRole('button', { name: 'Connectez-vous pour commenter' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(app.session.getSnapshot().context.returnTo).toBe('/watch/c1?sort=popular')
  })

  it('sends a guest who replies to the sign-in, too', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a')])) }, { user: null })
    await person.click(await screen.findByRole('button', { name: 'Répondre' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })
})

describe('a comment of a channel that the viewer mutes', () => {
  it('is folded until it is wanted, and its replies are not', async () => {
    const parent = comment('a', { isAuthorMuted: true, repliesCount: 1 })
    const { screen, person, texts } = openPage({
      Watch: watching(page([parent, comment('b')])),
      Replies: {
        data: { __typename: 'Query', comment: { __typename: 'Comment', id: 'a', replies: page([comment('r1', { parentId: 'a' })]) } },
      },
    })
    expect(await screen.findByText('Commentaire d’une chaîne masquée')).toBeDefined()
    expect(texts()).not.toContain('a')
    await person.click(screen.getByRole('button', { name: /réponse/ }))
    expect(await screen.findByText('Texte de r1')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Afficher' }))
    const text = await screen.findByText('Texte de a')
    expect(document.activeElement?.tagName).toBe('ARTICLE')
    expect(document.activeElement?.contains(text)).toBe(true)
    expect(screen.queryByText('Commentaire d’une chaîne masquée')).toBeNull()
  })
})

describe('the replies of a comment', () => {
  it('expand with a new reply at their end', async () => {
    const parent = { __typename: 'Comment', id: 'a', repliesCount: 2 }
    const first = comment('r1', { parentId: 'a' })
    const mine = comment('r2', { parentId: 'a', author: camille, minute: 5 })
    const { screen, person, texts, edge } = openPage({
      Watch: watching(page([comment('a', { repliesCount: 1 })])),
      Replies: { data: { __typename: 'Query', comment: { __typename: 'Comment', id: 'a', replies: page([first]) } } },
      AddComment: added(mine, 3, parent),
    })
    await person.click(await screen.findByRole('button', { name: 'Afficher 1 réponse' }))
    await expect.poll(texts).toEqual(['a', 'r1'])
    const [, replyToReply] = screen.getAllByRole('button', { name: 'Répondre' })
    if (!replyToReply) throw new Error('nothing to reply with')
    await person.click(replyToReply)
    const field = await screen.findByRole('textbox', { name: 'Répondre à lou' })
    expect(field).toHaveProperty('value', '@lou ')
    await person.type(field, 'merci')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(texts).toEqual(['a', 'r1', 'r2'])
    const idempotencyKey: unknown = expect.any(String)
    expect(edge.requests.at(-1)?.variables).toEqual({ contentId: 'c1', parentId: 'r1', text: '@lou merci', idempotencyKey })
  })
})

describe('one’s own comment', () => {
  const own = comment('mien', { author: camille, viewerCanDelete: true })

  it('is edited in place', async () => {
    const edited = {
      __typename: 'Comment',
      id: 'mien',
      text: 'Texte de neuf',
      updatedAt: '2026-11-02T10:00:00.000Z',
      isPinned: false,
      isHearted: false,
    }
    const { screen, person, texts } = openPage({
      Watch: watching(page([own])),
      EditComment: { data: { __typename: 'Mutation', editComment: edited } },
    })
    await person.click(await screen.findByRole('button', { name: 'Actions sur le commentaire de camille' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Modifier' }))
    const field = await screen.findByRole('textbox', { name: 'Modifier le commentaire' })
    expect(field).toHaveProperty('value', 'Texte de mien')
    await person.type(field, ' !')
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await expect.poll(texts).toEqual(['neuf'])
    expect(screen.getByText(/\(modifié\)/)).toBeDefined()
  })

  it('is deleted once the deletion is confirmed', async () => {
    const gone = { __typename: 'DeletedComment', id: 'mien', parent: null, content: { __typename: 'Content', id: 'c1', commentsCount: 1 } }
    const { screen, person, texts, edge, section } = openPage({
      Watch: watching(page([own, comment('b')])),
      DeleteComment: { data: { __typename: 'Mutation', deleteComment: gone } },
    })
    await person.click(await screen.findByRole('button', { name: 'Actions sur le commentaire de camille' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(edge.requests).toHaveLength(1)
    await person.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
    await expect.poll(texts).toEqual(['b'])
    expect((await section()).textContent).toBe('Commentaires (1)')
    expect(await screen.findByText('Commentaire supprimé')).toBeDefined()
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays when deleting it fails, with the reason', async () => {
    const refusal = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' }
    const { screen, person, texts } = openPage({ Watch: watching(page([own])), DeleteComment: refusal })
    await person.click(await screen.findByRole('button', { name: 'Actions sur le commentaire de camille' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findAllByText(refusal.message)).toHaveLength(2)
    expect(texts()).toEqual(['mien'])
  })
})

describe('marking a comment', () => {
  it('shows a like immediately, and rolls it back when it fails', async () => {
    const answer = Promise.withResolvers<{ code: string; message: string }>()
    const { screen, person, of } = openPage({
      Watch: watching(page([comment('a', { likesCount: 4 })])),
      SetCommentLike: () => answer.promise,
    })
    await screen.findByText('Texte de a')
    const [article] = of('lou')
    if (!article) throw new Error('no comment')
    const like = within(article).getByRole('button', { name: /J’aime/ })
    await person.click(like)
    expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['true', 'J’aime 5'])
    answer.resolve({ code: 'INTERNAL', message: 'Une erreur inattendue est survenue' })
    // Once visibly, once for screen readers.
    expect(await screen.findAllByText('Erreur lors de la mise à jour de la réaction')).toHaveLength(2)
    expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['false', 'J’aime 4'])
  })

  it('lets the video’s owner pin and heart, and shows the pinned comment first', async () => {
    const atelier = { ...camille, id: owner.id, username: owner.username }
    const { screen, person, texts, of } = openPage(
      {
        Watch: managed(watching(page([comment('a', { isPinned: true }), comment('b', { minute: 2 }), comment('c', { minute: 1 })]))),
        SetCommentPin: {
          data: { __typename: 'Mutation', setCommentPin: { __typename: 'Comment', id: 'c', contentId: 'c1', isPinned: true } },
        },
        SetCommentHeart: { data: { __typename: 'Mutation', setCommentHeart: { __typename: 'Comment', id: 'a', isHearted: true } } },
      },
      { user: atelier },
    )
    await screen.findByText('Texte de c')
    const [, , third] = of('lou')
    if (!third) throw new Error('no third comment')
    await person.click(within(third).getByRole('button', { name: 'Actions sur le commentaire de lou' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Épingler' }))
    await expect.poll(texts).toEqual(['c', 'b', 'a'])
    expect(screen.getAllByText('Épinglé')).toHaveLength(1)
    const heart = screen.getAllByRole('button', { name: 'Cœur du créateur' }).at(-1)
    if (!heart) throw new Error('no heart')
    await person.click(heart)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('live comments', () => {
  it('are shown on request when they are new, and immediately when they are changed or deleted', async () => {
    const { edge, tell } = live({ Watch: watching(page([comment('a', { minute: 1 }), comment('b')])) })
    const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
    const texts = () => screen.queryAllByText(/^Texte de/).map(({ textContent }) => textContent.replace('Texte de ', ''))
    await expect.poll(texts).toEqual(['a', 'b'])
    await tell('c', comment('c', { minute: 2 }))
    await tell('d', comment('d', { minute: 3 }))
    const show = await screen.findByRole('button', { name: '2 nouveaux commentaires' })
    expect(texts()).toEqual(['a', 'b'])
    await tell('b', null)
    await expect.poll(texts).toEqual(['a'])
    await tell('a', comment('a', { minute: 1, likesCount: 7 }))
    expect(await screen.findByText('7')).toBeDefined()
    await user.click(show)
    expect(texts()).toEqual(['d', 'c', 'a'])
    expect(screen.queryByRole('button', { name: /nouveau/ })).toBeNull()
  })
})

describe('a comment that waits for validation', () => {
  it('says so to its author, counts nowhere, and takes neither marks nor replies', async () => {
    const mine = comment('mien', { author: camille, minute: 9, viewerCanDelete: true, isHeld: true })
    const { screen, person, texts, section } = openPage({ Watch: watching(page([comment('a')])), AddComment: added(mine, 1) })
    await person.type(await screen.findByRole('textbox', { name: 'Ajouter un commentaire' }), 'Bravo')
    await person.click(screen.getByRole('button', { name: 'Commenter' }))
    await expect.poll(texts).toEqual(['mien', 'a'])
    expect((await section()).textContent).toBe('Commentaires (1)')
    expect((await screen.findAllByText('Commentaire en attente de validation')).length).toBeGreaterThan(0)
    const held = within(screen.getByRole('article', { name: `Commentaire de ${camille.username}` }))
    expect(held.getByText('En attente de validation')).toBeDefined()
    expect(held.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      `Actions sur le commentaire de ${camille.username}`,
    ])
    await person.click(held.getByRole('button'))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Modifier', 'Supprimer'])
  })

  it('is neither pinned nor reported by the video’s owner, who may delete it', async () => {
    const { screen, person } = openPage(
      { Watch: managed(watching(page([comment('a', { isHeld: true, viewerCanDelete: true })]))) },
      { user: { ...camille, ...owner } },
    )
    await person.click(await screen.findByRole('button', { name: 'Actions sur le commentaire de lou' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Supprimer', 'Bloquer cette personne'])
  })
})

it('under the videos of a channel that takes no comments, a sentence replaces the form', async () => {
  const open = watching(page([comment('a')]))
  const closed = { ...open.data.content, channel: { ...open.data.content.channel, commenting: 'closed' } }
  const { screen, texts } = openPage({ Watch: { data: { ...open.data, content: closed } } })
  await expect.poll(texts).toEqual(['a'])
  expect(await screen.findByText('Cette chaîne ne prend plus de commentaires.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Ajouter un commentaire' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Répondre' })).toBeNull()
})
