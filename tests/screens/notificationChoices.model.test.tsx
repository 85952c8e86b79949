import { act, fireEvent, render } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { notificationChoicesMachine } from '../../src/machines/notification/notificationChoices/notificationChoicesMachine.ts'
import { useNotificationChoices } from '../../src/machines/notification/notificationChoices/useNotificationChoices.ts'
import { NotificationsTab } from '../../src/screens/Settings/NotificationsTab.tsx'
import { notificationChoicesFixtures, storedChoices } from '../machines/notification/notificationChoices/fixtures.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const nothing = (): void => undefined
const reset = (): HTMLElement | null => buttonOf('Annuler les modifications')
const select = (): HTMLSelectElement | null => document.querySelector('select')
const box = (row: number, column: number): HTMLInputElement | null =>
  document.querySelectorAll('tbody tr')[row]?.querySelectorAll('input')[column] ?? null
const choose = (value: string): void => act(() => void fireEvent.change(select() ?? document.body, { target: { value } }))
const rows = { newContent: 0, comment: 1, reply: 2, follow: 3, commentHearted: 4, mention: 5, channelInvitation: 6 }

function Tab() {
  return <NotificationsTab choices={useNotificationChoices(storedChoices)} isEmailVerified />
}

describeOnScreen('The notifications in the settings', {
  machine: notificationChoicesMachine,
  fixtures: notificationChoicesFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ notificationChoices: { machine, onFact: nothing, actorOptions: { inspect: watch, clock } } }}>
        <Tab />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'kind.change': {
      control: () => box(0, 0),
      act: ({ kind, patch }) => {
        // By mail only with a digest, and only what is on the site.
        if (patch.byMail !== undefined && select()?.value === 'never') choose('weekly')
        press(box(rows[kind], patch.onSite === undefined ? 1 : 0))
      },
    },
    'digest.change': {
      control: select,
      act: ({ digest }) => {
        if (select()?.value === digest) choose('weekly')
        choose(digest)
      },
    },
    'form.save': {
      control: () => buttonOf('Enregistrer'),
      act: () => act(() => void fireEvent.submit(select()?.form ?? document.body)),
    },
    // Enabled once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) choose(select()?.value === 'daily' ? 'never' : 'daily')
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
