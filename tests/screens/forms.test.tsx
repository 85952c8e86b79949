import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '../../src/shared/validation/account.ts'
import { createEdge } from './support/edge.ts'
import { renderApp } from './support/renderApp.tsx'

/** The rules themselves, and that the API keeps them in the same words: tests/gateway/forms.test.ts. */
const registration: [label: string, value: string, message: string][] = [
  ['Nom d’utilisateur', 'ab', accountMessages.usernameShort],
  ['E-mail', 'noemie@', accountMessages.email],
  ['Mot de passe', 'facile', accountMessages.password],
]

describe('a form that is refused', () => {
  it('says what is wrong on each field, where a screen reader finds it, and keeps what was typed', async () => {
    const edge = createEdge({ Providers: { data: { __typename: 'Query', providers: [] } } })
    const { screen, user } = renderApp({ path: '/login', edge })
    await user.click(await screen.findByRole('tab', { name: 'Inscription' }))
    for (const [label, value] of registration) {
      fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } })
    }
    await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
    for (const [label, value, message] of registration) {
      const said = await screen.findByText(message, { selector: '[aria-live] *' })
      const field = screen.getByLabelText(label, { selector: 'input' })
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said.id)
      expect(field).toHaveProperty('value', value)
    }
    expect(edge.requests.map(({ operation }) => operation)).not.toContain('Register')
  })
})
