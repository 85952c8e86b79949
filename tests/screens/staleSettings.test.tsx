import { configure, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => sessionStorage.clear())

const administrator = { ...camille, roleName: 'Administrateur' }
const variablesOf = (edge: ReturnType<typeof createEdge>, operation: string) =>
  edge.requests.filter((request) => request.operation === operation).map(({ variables }) => variables)
const pageOf = (type: string) => ({ __typename: type, items: [], nextCursor: null })

it('a form of registrations that another administrator overtook sends what was typed in it, and shows what it did not know', async () => {
  const open = {
    __typename: 'RegistrationSettings',
    mode: 'open',
    question: '',
    answers: [],
    blockedDomains: [],
    terms: '',
    holdNewAccounts: false,
  }
  const edge = createEdge({
    Registrations: {
      data: {
        __typename: 'Query',
        registrationSettings: open,
        registrationRequests: pageOf('RegistrationRequestPage'),
        invitations: pageOf('InvitationPage'),
      },
    },
    UpdateRegistrationSettings: {
      data: { __typename: 'Mutation', updateRegistrationSettings: { ...open, mode: 'closed', terms: 'Soyez polis.' } },
    },
  })
  const { screen, user } = renderApp({ path: '/administration?tab=registrations', edge, user: administrator })
  await user.type(await screen.findByRole('textbox', { name: /^Conditions/ }), 'Soyez polis.')
  const mode = screen.getByLabelText<HTMLSelectElement>('Qui peut s’inscrire')
  expect(mode.value).toBe('open')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Inscriptions mises à jour')).toBeDefined()
  expect(variablesOf(edge, 'UpdateRegistrationSettings')).toEqual([{ input: { terms: 'Soyez polis.' } }])
  expect(mode.value).toBe('closed')
  expect(screen.queryByRole('button', { name: 'Annuler les modifications' })).toBeNull()
})

it('a form of quotas that another administrator overtook sends the limit that was typed in it, and shows the others', async () => {
  const creators = { __typename: 'RoleQuota', id: 'r1', name: 'Creators', totalBytes: null, dailyBytes: null }
  const members = { __typename: 'RoleQuota', id: 'r2', name: 'Utilisateur', totalBytes: null, dailyBytes: null }
  const edge = createEdge({
    RoleQuotas: { data: { __typename: 'Query', roleQuotas: [creators, members] } },
    UpdateRoleQuotas: {
      data: {
        __typename: 'Mutation',
        updateRoleQuotas: [
          { ...creators, totalBytes: 50 * 1024 ** 3 },
          { ...members, totalBytes: 1000 * 1024 ** 2 },
        ],
      },
    },
  })
  const { screen, user } = renderApp({ path: '/administration?tab=quotas', edge, user: administrator })
  const fields = within(await screen.findByRole('group', { name: 'Utilisateur' }))
  await user.selectOptions(fields.getByLabelText('En tout'), 'Limité')
  await user.type(fields.getByRole('textbox', { name: 'Nombre' }), '1\u202f000')
  await user.selectOptions(fields.getByLabelText('Unité'), 'Mo')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Quotas mis à jour')).toBeDefined()
  expect(variablesOf(edge, 'UpdateRoleQuotas')).toEqual([{ input: [{ id: 'r2', totalBytes: 1000 * 1024 ** 2 }] }])
  const others = within(screen.getByRole('group', { name: 'Creators' }))
  expect(others.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('50')
})
