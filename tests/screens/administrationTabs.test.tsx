import { expect, it } from 'vitest'
import { stored } from '../machines/site/siteForm/fixtures.ts'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const administrator = { ...camille, roleName: 'Administrateur' }
const page = (type: string) => ({ __typename: type, items: [], nextCursor: null })

it('keeps what is typed in a form while other tabs are looked at, and asks once before the page is left', async () => {
  const settings = { mode: 'open', question: '', answers: [], blockedDomains: [], terms: '', holdNewAccounts: false }
  const edge = createEdge({
    Registrations: {
      data: {
        __typename: 'Query',
        registrationSettings: { __typename: 'RegistrationSettings', ...settings },
        registrationRequests: page('RegistrationRequestPage'),
        invitations: page('InvitationPage'),
      },
    },
    SiteSettings: { data: { __typename: 'Query', siteSettings: { __typename: 'SiteSettings', ...stored, logoUrl: null } } },
    Accounts: { data: { __typename: 'Query', accounts: page('AccountPage') } },
    UnsentMails: { data: { __typename: 'Query', unsentMails: page('UnsentMailPage') } },
  })
  const { screen, user } = renderApp({ path: '/administration?tab=registrations', edge, user: administrator })
  await user.type(await screen.findByRole('textbox', { name: /^Question/ }), 'Qui ?')
  await user.click(screen.getByRole('tab', { name: 'Messages' }))
  await screen.findByText('Aucun message en attente')
  expect(screen.queryByRole('textbox', { name: /^Question/ })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Site' }))
  await user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Nos films')
  await user.click(screen.getByRole('tab', { name: 'Inscriptions' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Question/ }).value).toBe('Qui ?')
  // A search within a tab leaves nothing.
  await user.click(screen.getByRole('tab', { name: 'Comptes' }))
  await user.type(await screen.findByPlaceholderText('Nom ou e-mail...'), 'lou{Enter}')
  await expect.poll(() => edge.requests.filter(({ variables }) => variables['query'] === 'lou')).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Explorer' }))
  expect(await screen.findAllByRole('alertdialog')).toHaveLength(1)
})
