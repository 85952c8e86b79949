import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { MuteButton } from '../../src/components/MuteButton/MuteButton.tsx'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import { toggleFixtures } from '../machines/common/toggle/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const button = (): HTMLElement => screen.getByRole('button')
let isSignedIn = true

describeOnScreen('MuteButton', {
  machine: toggleMachine,
  fixtures: toggleFixtures,
  mount: ({ machine, inspect, clock }) => {
    const flow = {
      machine,
      messages: { on: 'Erreur', off: 'Erreur' },
      isSignedIn: () => isSignedIn,
      onFact: () => undefined,
      actorOptions: { inspect, clock },
    }
    render(
      <ProvideFlows flows={{ mute: flow }}>
        <MuteButton channel={{ id: 'channel-1', viewerMutes: false }} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'toggle.press': {
      control: button,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return userEvent.click(button())
      },
    },
  },
  see: {
    settled: () => expect(button().getAttribute('aria-busy')).toBeNull(),
    saving: () => {
      expect(button().getAttribute('aria-busy')).toBe('true')
      // The cache owns the displayed value.
      expect(button().getAttribute('aria-pressed')).toBe('false')
    },
  },
})
