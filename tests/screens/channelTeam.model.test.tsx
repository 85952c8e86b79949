import { configure, render, screen, within } from '@testing-library/react'
import { Provider as ClientProvider } from 'urql'
import { expect, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { channelTeamMachine } from '../../src/machines/channel/channelTeam/channelTeamMachine.ts'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import type { StoredSession } from '../../src/machines/session/session/types.ts'
import { TeamSections } from '../../src/screens/Settings/TeamSections.tsx'
import { channelTeamFixtures } from '../machines/channel/channelTeam/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, coveredButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { edgeClient } from './support/edgeClient.ts'
import { team } from './support/fixtures.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const nothing = (): void => undefined
const client = edgeClient({ ChannelTeam: { data: { __typename: 'Query', viewer: team } } })
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
const confirm = answer('Retirer')
const cancel = answer('Annuler')
const invite = (): HTMLElement | null => buttonOf('Inviter')
const accept = (): HTMLButtonElement | null => screen.queryByRole('button', { name: 'Accepter l’invitation de Le vent' })

describeOnScreen('The team of a channel', {
  machine: channelTeamMachine,
  fixtures: channelTeamFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/ConfirmDialog/ConfirmDialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    render(
      <ClientProvider value={client}>
        <ProvideFlows flows={{ session, channelTeam: { machine, onFact: nothing, actorOptions: { inspect: watch, clock } } }}>
          <TeamSections />
        </ProvideFlows>
      </ClientProvider>,
    )
    await screen.findByText('lou')
    return { send }
  },
  do: {
    'name.change': { control: () => fieldOf('username'), act: ({ username }) => fill(fieldOf('username'), username) },
    'invitation.send': { control: invite, act: () => press(invite()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
    'act.ask': {
      act: async () => {
        press(coveredButton('Retirer lou de l’équipe'))
        await screen.findByRole('alertdialog')
      },
    },
    'invitation.accept': { act: () => press(accept()) },
    'question.confirm': { control: confirm, act: () => press(confirm()) },
    'question.cancel': { control: cancel, act: () => press(cancel()) },
  },
  see: {
    editing: () => {
      expect(question()).toBeNull()
      expect(invite()).not.toBeNull()
      expect(accept()?.getAttribute('aria-busy')).toBeNull()
    },
    inviting: () => expect(buttonOf('Invitation...')?.getAttribute('aria-busy')).toBe('true'),
    asking: () => {
      expect(question()?.textContent).toContain('Retirer lou de l’équipe')
      expect(confirm()).not.toBeNull()
    },
    'acting.confirmed': () => expect(answer('Retrait...')()?.getAttribute('aria-busy')).toBe('true'),
    'acting.accepted': () => {
      expect(question()).toBeNull()
      expect(accept()?.getAttribute('aria-busy')).toBe('true')
    },
  },
})
