import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { ownSettings } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const person = (isEmailVerified: boolean) => ({ ...ownSettings, isEmailVerified })

it('says in the settings that a changed address is not proven, and sends the mail that proves it', async () => {
  const edge = createEdge({
    Settings: { data: { __typename: 'Query', viewer: person(true), roles: [] } },
    RequestEmailProof: { data: { __typename: 'Mutation', requestEmailProof: 'folder' } },
    UpdateAccount: { data: { __typename: 'Mutation', updateAccount: { ...person(false), email: 'autre@example.org' } } },
  })
  const { screen, user } = renderApp({ path: '/settings', edge, user: camille })
  const email = await screen.findByRole('textbox', { name: 'E-mail' })
  expect(screen.queryByText(/n’est pas encore confirmée/)).toBeNull()
  await user.clear(email)
  await user.type(email, 'autre@example.org')
  await user.type(screen.getByLabelText('Mot de passe actuel'), 'Un.mot.2.passe')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('L’adresse autre@example.org n’est pas encore confirmée.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Recevoir le message de confirmation' }))
  expect(await screen.findByText(/Un message vient d’être envoyé à autre@example.org/)).toBeDefined()
  expect(screen.getByText(/dossier «.mail.»/)).toBeDefined()
  expect(edge.requests.filter(({ operation }) => operation === 'RequestEmailProof')).toHaveLength(1)
})
