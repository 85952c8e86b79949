import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { comment, listed, openPage, owner, page, watching } from './support/comments.tsx'
import { details } from './support/fixtures.ts'

const naming = '/watch?v=c1&comment=b'

describe('the comments of the watch page', () => {
  it('are fetched with the page’s own request, with badges, marks and count', async () => {
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

  it('can be read but not written once the creator has closed them', async () => {
    const { data } = watching(page([comment('a')]))
    const closed = { data: { ...data, content: { ...data.content, details: { ...details, commentsOpen: false } } } }
    const { screen, section, texts } = openPage({ Watch: closed })
    await section()
    expect(screen.getByText('Les commentaires de cette vidéo sont fermés.')).toBeDefined()
    expect(texts()).toEqual(['a'])
    expect(screen.queryByLabelText('Ajouter un commentaire')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Répondre' })).toBeNull()
  })

  it('begin with the comment that the address names, in the page’s own request', async () => {
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
  ])('are unchanged when the comment of the address %s', async (_case, named) => {
    const { data } = watching(page([comment('a')]))
    const { screen, section, texts } = openPage({ Watch: { data: { ...data, comment: named } } }, { path: naming })
    await section()
    expect(texts()).toEqual(['a'])
    expect(screen.queryByText('Commentaire mis en avant')).toBeNull()
  })

  it('use the sort order of the address, and write it there', async () => {
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

  it('link to the channel of an author who has one', async () => {
    const { screen, section } = openPage({ Watch: watching(page([comment('a'), comment('b', { author: owner })]), 2) })
    await section()
    const own = await screen.findByRole('article', { name: 'Commentaire de atelier' })
    expect(within(own).getByRole('link', { name: 'atelier' }).getAttribute('href')).toBe('/creator/atelier')
    const other = screen.getByRole('article', { name: 'Commentaire de lou' })
    expect(within(other).queryByRole('link')).toBeNull()
  })

  it('link to the channels of the people whom they mention, and to nobody else', async () => {
    const mentions = [{ __typename: 'Mention', name: 'Ada', username: 'ada_lovelace' }]
    const { screen, section } = openPage({ Watch: watching(page([comment('a', { text: 'Merci @ada et @grace', mentions })])) })
    await section()
    const link = await screen.findByRole('link', { name: '@ada' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/creator/ada_lovelace', null])
    expect(screen.queryByRole('link', { name: '@grace' })).toBeNull()
  })

  it('are collapsed in a single column, and expand by a button', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a')]), 12) })
    const fold = await screen.findByRole('button', { name: 'Commentaires (12)' })
    const unfolded = () => document.getElementById(fold.getAttribute('aria-controls') ?? '')?.dataset['open']
    expect([fold.getAttribute('aria-expanded'), unfolded()]).toEqual(['false', undefined])
    await person.click(fold)
    expect([fold.getAttribute('aria-expanded'), unfolded()]).toEqual(['true', 'true'])
  })

  it('show a message when there are none', async () => {
    const { screen } = openPage({ Watch: watching(page([])) })
    expect(await screen.findByText('Aucun commentaire pour le moment')).toBeDefined()
  })

  it('can fail alone, and be refetched', async () => {
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

  it('are loaded page by page', async () => {
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

  it('collapse long texts', async () => {
    const { screen, person } = openPage({ Watch: watching(page([comment('a', { text: 'ligne\n'.repeat(9) })])) })
    const more = await screen.findByRole('button', { name: 'Afficher plus' })
    await person.click(more)
    expect(screen.getByRole('button', { name: 'Afficher moins' }).getAttribute('aria-expanded')).toBe('true')
  })
})
