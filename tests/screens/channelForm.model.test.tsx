import { act, fireEvent, render } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { channelFormMachine } from '../../src/machines/channel/channelForm/channelFormMachine.ts'
import { useChannelForm } from '../../src/machines/channel/channelForm/useChannelForm.ts'
import { ChannelTab } from '../../src/screens/Settings/ChannelTab.tsx'
import { channelFormFixtures } from '../machines/channel/channelForm/fixtures.ts'
import { buttonOf, alertCloseButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const nothing = (): void => undefined
const banner = {
  choose: nothing,
  cancel: nothing,
  retry: nothing,
  dismissFailure: nothing,
  failure: null,
  progress: 0,
  isBusy: false,
  canCancel: false,
  canRetry: false,
}
const reset = (): HTMLElement | null => buttonOf('Annuler les modifications')

function Channel() {
  const form = useChannelForm({
    channelId: 'channel-1',
    channel: { name: 'Machines', description: '', commentsMode: 'open', watchedWords: '' },
  })
  const channel = {
    id: 'channel-1',
    name: 'Machines',
    description: '',
    bannerUrl: null,
    commentRules: { mode: 'open', watchedWords: [] },
    blockedCommenters: [],
  } as const
  return <ChannelTab channel={channel} form={form} banner={banner} />
}

describeOnScreen('The channel in the settings', {
  machine: channelFormMachine,
  fixtures: channelFormFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ channelForm: { machine, onFact: nothing, actorOptions: { inspect: watch, clock } } }}>
        <Channel />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'form.change': { control: () => fieldOf('name'), act: ({ patch }) => fill(fieldOf('name'), patch.name ?? '') },
    'form.save': {
      control: () => buttonOf('Enregistrer'),
      act: () => act(() => void fireEvent.submit(fieldOf('name')?.form ?? document.body)),
    },
    // Enabled once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) fill(fieldOf('name'), 'Rouages')
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
