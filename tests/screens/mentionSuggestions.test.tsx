import { describe, expect, it } from 'vitest'
import { camille } from './support/renderApp.tsx'
import { added, comment, openPage, page, watching } from './support/comments.tsx'

const person = (id: string, username: string) => ({ __typename: 'Person', id, username, avatarUrl: null })
const people = [person('p1', 'ada'), person('p2', 'adele')]

async function openForm(mentionSuggestions: object[] = people) {
  const opened = openPage({
    Watch: watching(page([])),
    MentionSuggestions: { data: { __typename: 'Query', mentionSuggestions } },
    AddComment: added(comment('mien', { author: camille }), 1),
  })
  const field = await opened.screen.findByRole('textbox', { name: 'Ajouter un commentaire' })
  // The draft of the test before.
  await opened.person.clear(field)
  const asked = () => opened.edge.requests.filter(({ operation }) => operation === 'MentionSuggestions').map(({ variables }) => variables)
  return { ...opened, field, asked }
}

describe('a name after «@»', () => {
  it('is suggested, and chosen with the arrow keys and Enter, which sends nothing', async () => {
    const { screen, person: user, field, edge, asked } = await openForm()
    await user.type(field, 'Merci @ad')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-selected')])).toEqual([
      ['a@ada', 'true'],
      ['a@adele', 'false'],
    ])
    expect(asked()).toEqual([{ contentId: 'c1', beginning: 'ad' }])
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
    await user.keyboard('{ArrowDown}')
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await user.keyboard('{Enter}')
    await expect.poll(() => field).toHaveProperty('value', 'Merci @adele ')
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('!')
    expect(field).toHaveProperty('value', 'Merci @adele !')
    expect(edge.requests.map(({ operation }) => operation)).not.toContain('AddComment')
  })

  it('is chosen with a press in the middle of the text, and the caret stands behind it', async () => {
    const { screen, person: user, field } = await openForm()
    await user.type(field, 'et merci')
    await user.type(field, '@a', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await user.click(await screen.findByRole('option', { name: '@ada' }))
    await user.keyboard('x')
    await expect.poll(() => field).toHaveProperty('value', '@ada xet merci')
  })

  it('closes with Escape alone, and stays closed', async () => {
    const { screen, person: user, field } = await openForm()
    await user.type(field, '@ad')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveProperty('value', '@ad')
    await user.keyboard('a')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  it('is not suggested behind a word, nor when nobody is called so', async () => {
    const { screen, person: user, field, asked } = await openForm([])
    await user.type(field, 'ada@ad')
    await user.type(field, ' @zo')
    await expect.poll(asked).toEqual([{ contentId: 'c1', beginning: 'zo' }])
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}')
    expect(field).toHaveProperty('value', 'ada@ad @zo\n')
  })
})
