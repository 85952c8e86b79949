import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createActor } from 'xstate'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { BellButton } from '../../src/components/BellButton/BellButton.tsx'
import { FollowButton } from '../../src/components/FollowButton/FollowButton.tsx'
import { sessionMachine } from '../../src/machines/session/session/sessionMachine.ts'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import { toggleFixtures } from '../machines/common/toggle/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const channel = { id: 'content-1', name: 'Atelier du bois', viewerNotify: false, owner: { id: 'owner-1' } }
const followButton = (): HTMLElement => screen.getByRole('button', { name: 'S’abonner à Atelier du bois' })
const bellButton = (): HTMLElement => screen.getByRole('button', { name: 'Notifications de Atelier du bois' })
const isBusy = (button: HTMLElement): boolean => button.getAttribute('aria-busy') === 'true'
let isSignedIn = true
const flow = {
  messages: { on: 'Erreur', off: 'Erreur' },
  isSignedIn: () => isSignedIn,
  onFact: () => undefined,
  onUnfollowed: () => undefined,
}
const session = createActor(sessionMachine)

describeOnScreen('FollowButton', {
  machine: toggleMachine,
  fixtures: toggleFixtures,
  mount: ({ machine, inspect, clock }) => {
    render(
      <ProvideFlows flows={{ session: session }}>
        <ProvideFlows flows={{ follow: { ...flow, machine, actorOptions: { inspect, clock } } }}>
          <FollowButton channel={{ ...channel, viewerFollows: false }} />
        </ProvideFlows>
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'toggle.press': {
      control: followButton,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return userEvent.click(followButton())
      },
    },
  },
  see: {
    settled: () => expect(isBusy(followButton())).toBe(false),
    saving: () => {
      expect(isBusy(followButton())).toBe(true)
      // The cache owns the displayed value.
      expect(followButton().textContent).toBe('S’abonner')
    },
  },
})

describeOnScreen('BellButton', {
  machine: toggleMachine,
  fixtures: toggleFixtures,
  mount: ({ machine, inspect, clock }) => {
    render(
      <ProvideFlows flows={{ bell: { ...flow, machine, actorOptions: { inspect, clock } } }}>
        <BellButton channel={{ ...channel, viewerFollows: true }} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'toggle.press': {
      control: bellButton,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return userEvent.click(bellButton())
      },
    },
  },
  see: {
    settled: () => expect(isBusy(bellButton())).toBe(false),
    saving: () => {
      expect(isBusy(bellButton())).toBe(true)
      expect(bellButton().getAttribute('aria-pressed')).toBe('false')
    },
  },
})
