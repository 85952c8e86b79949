import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { comment, page, watching } from './support/comments.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const own = (id: string, text: string, values: object = {}) =>
  comment(id, { text, author: { id: camille.id, username: camille.username }, viewerCanDelete: true, ...values })
const added = (made: object, parent: object | null = null): EdgeAnswer => ({
  data: {
    __typename: 'Mutation',
    addComment: { __typename: 'AddedComment', comment: made, parent, content: { __typename: 'Content', id: 'c1', commentsCount: 1 } },
  },
})
const refusal: EdgeAnswer = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' }

function openPage(AddComment: EdgeAnswer | (() => Promise<EdgeAnswer>), items: ReturnType<typeof comment>[] = []) {
  const edge = createEdge({
    Home: ({ variables }) => ({ data: homeData(variables) }),
    Watch: watching(page(items)),
    AddComment,
  })
  const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
  const field = () => screen.findByRole('textbox', { name: 'Ajouter un commentaire' })
  const button = (name: string) => screen.getByRole('button', { name })
  return { edge, screen, user, field, button }
}

beforeEach(() => sessionStorage.clear())

describe('a comment that is being sent when its page is left', () => {
  async function sendAndLeave() {
    const answer = Promise.withResolvers<EdgeAnswer>()
    const opened = openPage(() => answer.promise)
    const { screen, user, field, button } = opened
    await user.type(await field(), 'Bravo')
    await user.click(button('Commenter'))
    await user.click(screen.getByRole('link', { name: 'Lucarne, accueil' }))
    await screen.findByRole('link', { name: 'Fabriquer une guitare' })
    const comeBack = async () => {
      history.back()
      return field()
    }
    return { ...opened, answer, comeBack }
  }

  it('leaves no draft once it is saved', async () => {
    const { answer, comeBack, screen, edge } = await sendAndLeave()
    answer.resolve(added(own('mien', 'Bravo')))
    await expect.poll(() => sessionStorage.getItem('unsentTexts')).toBeNull()
    expect(await comeBack()).toHaveProperty('value', '')
    expect(await screen.findByText('Bravo')).toBeDefined()
    expect(edge.requests.filter(({ operation }) => operation === 'AddComment')).toHaveLength(1)
  })

  it('is shown as being sent when the user returns before the response', async () => {
    const { answer, comeBack, screen, button, edge } = await sendAndLeave()
    const field = await comeBack()
    expect(field).toHaveProperty('value', 'Bravo')
    expect(field).toHaveProperty('readOnly', true)
    expect(button('Envoi...').getAttribute('aria-busy')).toBe('true')
    answer.resolve(added(own('mien', 'Bravo')))
    await expect.poll(() => field).toHaveProperty('value', '')
    expect(await screen.findByText('Commentaire envoyé')).toBeDefined()
    expect(edge.requests.filter(({ operation }) => operation === 'AddComment')).toHaveLength(1)
  })

  it('shows a link to its page when it fails, and keeps its text', async () => {
    const { answer, comeBack, screen } = await sendAndLeave()
    answer.resolve(refusal)
    expect((await screen.findAllByText('Le service est momentanément indisponible')).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^Votre texte est gardé/).length).toBeGreaterThan(0)
    expect(await comeBack()).toHaveProperty('value', 'Bravo')
  })

  it('shows the failure only in its form when the user has returned', async () => {
    const { answer, comeBack, screen } = await sendAndLeave()
    await comeBack()
    answer.resolve(refusal)
    expect((await screen.findByRole('alert')).textContent).toContain('Le service est momentanément indisponible')
    expect(screen.queryByText(/^Votre texte est gardé/)).toBeNull()
  })
})

describe('a comment whose response was lost', () => {
  const keysOf = ({ requests }: ReturnType<typeof createEdge>) =>
    requests.filter(({ operation }) => operation === 'AddComment').map(({ variables }) => variables['idempotencyKey'])

  it('is sent again with its idempotency key, also after a reload; the next comment has a new key', async () => {
    let answer: EdgeAnswer = refusal
    const asked = () => Promise.resolve(answer)
    const first = openPage(asked)
    await first.user.type(await first.field(), 'Bravo')
    await first.user.click(first.button('Commenter'))
    await first.screen.findByRole('alert')
    await first.user.click(first.button('Commenter'))
    await first.screen.findByRole('alert')
    cleanup()

    const second = openPage(asked)
    expect(await second.field()).toHaveProperty('value', 'Bravo')
    answer = added(own('mien', 'Bravo'))
    await second.user.click(second.button('Commenter'))
    await expect.poll(() => sessionStorage.getItem('unsentTexts')).toBeNull()
    await second.user.type(await second.field(), 'Encore')
    await second.user.click(second.button('Commenter'))
    await expect.poll(() => keysOf(second.edge)).toHaveLength(2)

    const [key, next] = keysOf(second.edge)
    expect(keysOf(first.edge)).toEqual([key, key])
    expect(String(next)).toMatch(/^[0-9a-f-]{36}$/)
    expect(next).not.toBe(key)
  })

  it('that is discarded also discards its key', async () => {
    const { edge, screen, user, field, button } = openPage(refusal)
    for (const text of ['Bravo', 'Merci']) {
      await user.type(await field(), text)
      await user.click(button('Commenter'))
      await screen.findByRole('alert')
      await user.click(button('Annuler'))
    }
    const [first, second] = keysOf(edge)
    expect(first).not.toBe(second)
    expect(sessionStorage.getItem('unsentTexts')).toBeNull()
  })
})

describe('the focus while writing', () => {
  it.each([
    ['by a press', '{Enter}'],
    ['by the keys', '{Control>}{Enter}{/Control}'],
  ])('stays in the field once a comment is sent %s', async (_how, keys) => {
    const { screen, user, field, button } = openPage(added(own('mien', 'Bravo')))
    const area = await field()
    await user.type(area, 'Bravo')
    if (keys === '{Enter}') button('Commenter').focus()
    await user.keyboard(keys)
    await screen.findByText('Commentaire envoyé')
    await expect.poll(() => document.activeElement).toBe(area)
  })

  it('is not moved when the user has moved it elsewhere', async () => {
    const answer = Promise.withResolvers<EdgeAnswer>()
    const { screen, user, field, button } = openPage(() => answer.promise)
    await user.type(await field(), 'Bravo')
    await user.click(button('Commenter'))
    const share = button('Partager')
    share.focus()
    answer.resolve(added(own('mien', 'Bravo')))
    await screen.findByText('Commentaire envoyé')
    expect(document.activeElement).toBe(share)
  })

  it('returns to the field when a text is discarded', async () => {
    const { user, field, button } = openPage(refusal)
    const area = await field()
    await user.type(area, 'Bravo')
    await user.click(button('Annuler'))
    expect(document.activeElement).toBe(area)
    expect(area).toHaveProperty('value', '')
  })

  it('returns to «Répondre» once a reply is sent or discarded', async () => {
    const reply = own('r1', 'Merci', { parentId: 'a' })
    const parent = { __typename: 'Comment', id: 'a', repliesCount: 1 }
    const { screen, user, button } = openPage(added(reply, parent), [own('a', 'Bravo')])
    const opener = await screen.findByRole('button', { name: 'Répondre' })
    await user.click(opener)
    await screen.findByRole('textbox', { name: 'Répondre à camille' })
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener)
    await user.keyboard('{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Répondre à camille' }), 'Merci')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Masquer les réponses')
    expect(document.activeElement).toBe(opener)
    expect(button('J’aime').getAttribute('aria-pressed')).toBe('false')
  })

  it('returns to the menu of a comment once it is edited', async () => {
    const { screen, user, button } = openPage(refusal, [own('a', 'Bravo')])
    const menu = await screen.findByRole('button', { name: 'Actions sur le commentaire de camille' })
    await user.click(menu)
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier' }))
    await screen.findByRole('textbox', { name: 'Modifier le commentaire' })
    await user.click(button('Annuler'))
    await expect.poll(() => document.activeElement).toBe(menu)
  })
})
