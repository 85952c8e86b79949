import { configure, render, screen, within } from '@testing-library/react'
import { Provider as ClientProvider } from 'urql'
import { expect, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { administrationActMachine } from '../../src/machines/administration/administrationAct/administrationActMachine.ts'
import { leaveGuardMachine } from '../../src/machines/common/leaveGuard/leaveGuardMachine.ts'
import { shareMachine } from '../../src/machines/content/share/shareMachine.ts'
import { invitationMachine } from '../../src/machines/registration/invitation/invitationMachine.ts'
import { registrationSettingsMachine } from '../../src/machines/registration/registrationSettings/registrationSettingsMachine.ts'
import { quotaFormMachine } from '../../src/machines/quota/quotaForm/quotaFormMachine.ts'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import type { StoredSession } from '../../src/machines/session/session/types.ts'
import { Accounts } from '../../src/screens/Administration/Accounts.tsx'
import { Invitations } from '../../src/screens/Administration/Invitations.tsx'
import { RoleQuotasForm } from '../../src/screens/Administration/RoleQuotas.tsx'
import { RegistrationSettings } from '../../src/screens/Administration/RegistrationSettings.tsx'
import { administrationActFixtures } from '../machines/administration/administrationAct/fixtures.ts'
import { quotaFormFixtures } from '../machines/quota/quotaForm/fixtures.ts'
import { invitationFixtures } from '../machines/registration/invitation/fixtures.ts'
import { openForm, registrationSettingsFixtures } from '../machines/registration/registrationSettings/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, coveredButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { edgeClient } from './support/edgeClient.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const nothing = (): void => undefined
const account = {
  __typename: 'Account',
  id: 'user-1',
  username: 'spameur',
  firstname: '',
  lastname: '',
  email: 'spameur@exemple.fr',
  isEmailVerified: false,
  avatarUrl: null,
  role: { __typename: 'AccountRole', id: 'role-1', name: 'Utilisateur' },
  createdAt: '2026-11-01T10:00:00.000Z',
  suspendedAt: null,
  quota: {
    __typename: 'Quota',
    id: 'user-1',
    totalLimitBytes: null,
    totalUsedBytes: 0,
    dailyLimitBytes: null,
    dailyUsedBytes: 0,
    moreAt: null,
    totalChoice: 'role',
    dailyChoice: 'unlimited',
  },
}
const page = (type: string, items: object[]) => ({ __typename: type, items, nextCursor: null })
const client = edgeClient({
  Accounts: { data: { __typename: 'Query', accounts: page('AccountPage', [account]) } },
  AccountRoles: { data: { __typename: 'Query', roles: [] } },
})
const session = createActor(
  sessionMachine.provide({
    actors: { restoreSession: fromPromise<StoredSession | null, void>(async () => null), watchStoredSession: fromCallback(nothing) },
  }),
).start()

const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const answer = (name: string) => (): HTMLElement | null => {
  const asked = question()
  return asked && within(asked).queryByRole('button', { name })
}
const confirm = answer('Suspendre')
const cancel = answer('Annuler')

describeOnScreen('What an administrator does to an account', {
  machine: administrationActMachine,
  fixtures: administrationActFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    await import('../../src/ui/Menu/MenuSurface.tsx')
    render(
      <ClientProvider value={client}>
        <ProvideFlows flows={{ session, administrationAct: { machine, onFact: nothing, actorOptions: { inspect, clock } } }}>
          <Accounts />
        </ProvideFlows>
      </ClientProvider>,
    )
    await screen.findByText('spameur')
    return {}
  },
  do: {
    'act.ask': {
      act: async () => {
        press(coveredButton('Actions pour spameur'))
        press(await screen.findByRole('menuitem', { name: 'Suspendre' }))
        await screen.findByRole('alertdialog')
      },
    },
    'question.confirm': { control: confirm, act: () => press(confirm()) },
    'question.cancel': { control: cancel, act: () => press(cancel()) },
  },
  see: {
    listed: () => expect(question()).toBeNull(),
    asking: () => {
      expect(question()?.textContent).toContain('Suspendre spameur')
      expect(confirm()).not.toBeNull()
    },
    acting: () => expect(answer('Suspension...')()?.getAttribute('aria-busy')).toBe('true'),
  },
})

const reset = (): HTMLElement | null => buttonOf('Annuler les modifications')

describeOnScreen('The rules of registrations', {
  machine: registrationSettingsMachine,
  fixtures: registrationSettingsFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const flow = { machine, onFact: nothing, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ registrationSettings: flow, leaveGuard: { machine: leaveGuardMachine, actorOptions: {} } }}>
        <RegistrationSettings saved={openForm} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'form.change': {
      control: () => fieldOf('terms'),
      act: ({ patch }) => {
        for (const [name, value] of Object.entries(patch)) if (typeof value === 'string') fill(fieldOf(name), value)
      },
    },
    'form.save': { control: () => buttonOf('Enregistrer'), act: () => press(buttonOf('Enregistrer')) },
    // Offered once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) fill(fieldOf('terms'), 'Autres conditions')
        press(reset())
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect(buttonOf('Enregistrer')).not.toBeNull(),
    saving: () => expect(buttonOf('Enregistrement...')?.getAttribute('aria-busy')).toBe('true'),
  },
})

const create = (): HTMLElement | null => buttonOf('Créer une invitation')
const close = (): HTMLElement | null => buttonOf('J’ai copié le lien')

const invitationLink = { machine: shareMachine, addressOf: (path: string) => path, onFact: nothing }

describeOnScreen('A new invitation', {
  machine: invitationMachine,
  fixtures: invitationFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ClientProvider value={client}>
        <ProvideFlows flows={{ invitation: { machine, actorOptions: { inspect: watch, clock } }, invitationLink }}>
          <Invitations first={{ items: [], nextCursor: null }} onWithdraw={nothing} />
        </ProvideFlows>
      </ClientProvider>,
    )
    await screen.findByText('Aucune invitation')
    return { send }
  },
  do: {
    'form.change': {
      control: () => fieldOf('note'),
      act: ({ patch }) => {
        for (const [name, value] of Object.entries(patch)) fill(fieldOf(name), String(value))
      },
    },
    'form.send': { control: create, act: () => press(create()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
    'link.close': { control: close, act: () => press(close()) },
  },
  see: {
    editing: () => expect(create()).not.toBeNull(),
    creating: () => expect(buttonOf('Création...')?.getAttribute('aria-busy')).toBe('true'),
    made: () => expect(fieldOf('link')?.value).toMatch(/\/login\?tab=register#un-jeton$/),
  },
})

describeOnScreen('The quotas of the roles', {
  machine: quotaFormMachine,
  fixtures: quotaFormFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const flow = { machine, onFact: nothing, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ quotaForm: flow, leaveGuard: { machine: leaveGuardMachine, actorOptions: {} } }}>
        <RoleQuotasForm roles={[{ id: 'role-1', name: 'Creators', totalBytes: null, dailyBytes: null }]} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'limit.change': {
      control: () => fieldOf('role-1 total'),
      act: ({ limit }) => {
        if (fieldOf('role-1 total')?.value !== limit.kind) fill(fieldOf('role-1 total'), limit.kind)
        fill(fieldOf('role-1 total amount'), limit.amount)
      },
    },
    'form.save': { control: () => buttonOf('Enregistrer'), act: () => press(buttonOf('Enregistrer')) },
    // Offered once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) fill(fieldOf('role-1 total'), 'bytes')
        press(reset())
      },
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect(buttonOf('Enregistrer')).not.toBeNull(),
    saving: () => expect(buttonOf('Enregistrement...')?.getAttribute('aria-busy')).toBe('true'),
  },
})
