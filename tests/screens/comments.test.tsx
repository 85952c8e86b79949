import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel, content } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

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
}
const lou = { id: 'user-lou', username: 'lou' }
const owner = { id: 'owner-1', username: 'atelier' }

const comment = (id: string, { author = lou, minute = 0, ...values }: Values = {}) => ({
  __typename: 'Comment',
  id,
  text: `Texte de ${id}`,
  author: { __typename: 'Person', avatarUrl: null, ...author },
  authorHasChannel: author === owner,
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
const page = (items: ReturnType<typeof comment>[], nextCursor: string | null = null) => ({ __typename: 'CommentPage', items, nextCursor })

const film = (comments: ReturnType<typeof page> | null, commentsCount = comments?.items.length ?? 0) => ({
  ...content('c1', 'Fabriquer une guitare'),
  channel,
  description: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: null,
  hashtags: [],
  viewerLikes: null,
  viewerCanEdit: false,
  media: { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null },
  commentsCount,
  comments,
})
const watching = (comments: ReturnType<typeof page> | null, commentsCount?: number) => ({
  data: { __typename: 'Query', content: film(comments, commentsCount), recommendations: [] },
})
const listed = (comments: ReturnType<typeof page> | null) => ({
  data: { __typename: 'Query', content: { __typename: 'Content', id: 'c1', comments } },
})
const added = (made: ReturnType<typeof comment>, commentsCount: number, parent: object | null = null) => ({
  data: {
    __typename: 'Mutation',
    addComment: { __typename: 'AddedComment', comment: made, parent, content: { __typename: 'Content', id: 'c1', commentsCount } },
  },
})

const naming = '/watch?v=c1&comment=b'

type Answers = Parameters<typeof createEdge>[0]

function openPage(answers: Answers, { path = '/watch/c1', user = camille }: { path?: string; user?: typeof camille | null } = {}) {
  const edge = createEdge(answers)
  const { screen, user: person, app } = renderApp({ path, edge, ...(user ? { user } : {}) })
  const section = () => screen.findByRole('heading', { name: /^Commentaires/ })
  const texts = () => screen.queryAllByText(/^Texte de/).map(({ textContent }) => textContent.replace('Texte de ', ''))
  const of = (author: string) => screen.getAllByRole('article', { name: `Commentaire de ${author}` })
  return { edge, screen, person, app, section, texts, of }
}

/** An open live answer, which the test feeds. */
function live(answers: Answers) {
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

describe('the comments of the watch page', () => {
  it('come with the page’s own request, with badges, marks and count', async () => {
    const items = [comment('a', { isPinned: true, author: owner, likesCount: 1200 }), comment('b', { isHearted: true, repliesCount: 3 })]
    const { edge, section, of, texts, screen } = openPage({ Watch: watching(page(items), 12) })
    expect((await section()).textContent).toBe('Commentaires (12)')
    expect(texts()).toEqual(['a', 'b'])
    const [first] = of('atelier')
    const [second] = of('lou')
    if (!first || !second) throw new Error('a comment is missing')
    expect(within(first).getByText('Créateur')).toBeDefined()
    expect(within(first).getByText('Épinglé')).toBeDefined()
    expect(within(first).getByText('1.2K')).toBeDefined()
    expect(within(second).getByText('Aimé par le créateur')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Afficher 3 réponses' }).getAttribute('aria-expanded')).toBe('false')
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Watch'])
  })

  it('have the one that the address names before all others, in the page’s own request', async () => {
    const named = comment('b', { repliesCount: 2 })
    const { data } = watching(page([comment('a'), named, comment('c')]))
    const { edge, screen, person, section, texts } = openPage({ Watch: { data: { ...data, comment: named } } }, { path: naming })
    await section()
    const shown = await screen.findByRole('region', { name: 'Commentaire mis en avant' })
    expect(document.activeElement).toBe(shown)
    expect(texts()).toEqual(['b', 'a', 'c'])
    expect(edge.requests).toMatchObject([{ operation: 'Watch', variables: { commentId: 'b', hasComment: true } }])
    await person.click(within(shown).getByRole('button', { name: 'Voir tous les commentaires' }))
    expect(location.search).toBe('?v=c1')
    expect(texts()).toEqual(['a', 'b', 'c'])
    expect(document.activeElement).toBe(await section())
  })

  it.each([
    ['is gone', null],
    ['belongs to another video', comment('b', { contentId: 'c2' })],
  ])('are as usual when the one that the address names %s', async (_case, named) => {
    const { data } = watching(page([comment('a')]))
    const { screen, section, texts } = openPage({ Watch: { data: { ...data, comment: named } } }, { path: naming })
    await section()
    expect(texts()).toEqual(['a'])
    expect(screen.queryByText('Commentaire mis en avant')).toBeNull()
  })

  it('ask for the order that the address names, and put it there', async () => {
    const { edge, screen, person, texts } = openPage(
      { Watch: watching(page([comment('a'), comment('b')])), Comments: listed(page([comment('b'), comment('a')])) },
      { path: '/watch/c1?sort=popular' },
    )
    await person.click(await screen.findByRole('button', { name: 'Plus récents' }))
    await expect.poll(texts).toEqual(['b', 'a'])
    expect(location.search).toBe('')
    expect(edge.requests.map(({ variables }) => variables['sort'])).toEqual(['popular', 'recent'])
    await person.click(screen.getByRole('button', { name: 'Plus populaires' }))
    expect(location.search).toBe('?sort=popular')
    await expect.poll(texts).toEqual(['a', 'b'])
    expect(edge.requests).toHaveLength(2)
  })

  it('lead to the channel of an author who has one', async () => {
    const { screen, section } = openPage({ Watch: watching(page([comment('a'), comment('b', { author: owner })]), 2) })
    await section()
    const own = await screen.findByRole('article', { name: 'Commentaire de atelier' })
    expect(within(own).getByRole('link', { name: 'atelier' }).getAttribute('href')).toBe('/creator/atelier')
    const other = screen.getByRole('article', { name: 'Commentaire de lou' })
    expect(within(other).queryByRole('link')).toBeNull()
  })

  it('unfold at the press of a button, where a single column has them folded', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a')]), 12) })
    const fold = await screen.findByRole('button', { name: 'Commentaires (12)' })
    const unfolded = () => document.getElementById(fold.getAttribute('aria-controls') ?? '')?.dataset['open']
    expect([fold.getAttribute('aria-expanded'), unfolded()]).toEqual(['false', undefined])
    await person.click(fold)
    expect([fold.getAttribute('aria-expanded'), unfolded()]).toEqual(['true', 'true'])
  })

  it('say that there are none', async () => {
    const { screen } = openPage({ Watch: watching(page([])) })
    expect(await screen.findByText('Aucun commentaire pour le moment')).toBeDefined()
  })

  it('can fail alone, and be asked for again', async () => {
    const { edge, screen, person, texts } = openPage({
      Watch: watching(null),
      Comments: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' },
    })
    expect(await screen.findByText('Erreur lors de la récupération des commentaires')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeDefined()
    edge.answers['Comments'] = listed(page([comment('a')]))
    await person.click(screen.getByRole('button', { name: 'Réessayer' }))
    await expect.poll(texts).toEqual(['a'])
  })

  it('go on, page by page', async () => {
    const next = ({ variables }: { variables: Record<string, unknown> }) =>
      variables['after'] === 'k1' ? listed(page([comment('b')], 'k2')) : listed(page([comment('c')]))
    const { edge, screen, person, texts } = openPage({ Watch: watching(page([comment('a')], 'k1'), 3), Comments: next })
    await person.click(await screen.findByRole('button', { name: 'Afficher plus de commentaires' }))
    await expect.poll(texts).toEqual(['a', 'b'])
    await person.click(screen.getByRole('button', { name: 'Afficher plus de commentaires' }))
    await expect.poll(texts).toEqual(['a', 'b', 'c'])
    expect(screen.queryByRole('button', { name: 'Afficher plus de commentaires' })).toBeNull()
    expect(edge.requests).toHaveLength(3)
  })

  it('keep long texts folded', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a', { text: 'ligne\n'.repeat(9) })])) })
    const more = await screen.findByRole('button', { name: 'Afficher plus' })
    await person.click(more)
    expect(screen.getByRole('button', { name: 'Afficher moins' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('writing a comment', () => {
  it('needs a text, then stands first and is counted', async () => {
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
    expect(screen.getByText('Commentaire publié')).toBeDefined()
  })

  it('keeps the text when it fails, and says why', async () => {
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

  it('leads a guest to the sign-in, and back to this very address', async () => {
    const { screen, person, app } = openPage({ Watch: watching(page([])) }, { user: null, path: '/watch/c1?sort=popular' })
    await person.click(await screen.findByRole('button', { name: 'Connectez-vous pour commenter' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(app.session.getSnapshot().context.returnTo).toBe('/watch/c1?sort=popular')
  })

  it('is for a guest who replies the same', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a')])) }, { user: null })
    await person.click(await screen.findByRole('button', { name: 'Répondre' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
  })
})

describe('a conversation', () => {
  it('opens with the reply that was just written, which stands at its end', async () => {
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
    expect(edge.requests.at(-1)?.variables).toEqual({ contentId: 'c1', parentId: 'r1', text: '@lou merci' })
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

  it('is deleted once that was confirmed', async () => {
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

describe('what is given to a comment', () => {
  it('a like shows at once, and is taken back when it fails', async () => {
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
    // Once for eyes, once for screen readers.
    expect(await screen.findAllByText('Erreur lors de la mise à jour de la réaction')).toHaveLength(2)
    expect([like.getAttribute('aria-pressed'), like.textContent]).toEqual(['false', 'J’aime 4'])
  })

  it('a pin and a heart come from the video’s owner, and the pinned one goes first', async () => {
    const atelier = { ...camille, id: owner.id, username: owner.username }
    const { screen, person, texts, of } = openPage(
      {
        Watch: watching(page([comment('a', { isPinned: true }), comment('b', { minute: 2 }), comment('c', { minute: 1 })])),
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

describe('live', () => {
  it('what others write waits until it is asked for, what goes or changes shows at once', async () => {
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
