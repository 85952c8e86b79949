import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { LikeButton } from '../../src/components/LikeButton/LikeButton.tsx'
import { toggleMachine } from '../../src/machines/common/toggle/toggleMachine.ts'
import { toggleFixtures } from '../machines/common/toggle/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const heart = (): HTMLElement => screen.getByRole('button', { name: /J’aime/ })
// The cache owns the displayed value: while it is being saved, the heart neither changes nor is disabled.
let isSignedIn = true

describeOnScreen('LikeButton', {
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
      <ProvideFlows flows={{ like: flow }}>
        <LikeButton content={{ id: 'content-1', likesCount: 12, viewerLikes: false }} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'toggle.press': {
      control: heart,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return userEvent.click(heart())
      },
    },
  },
  see: {
    settled: () => expect(heart().getAttribute('aria-busy')).toBeNull(),
    saving: () => {
      expect(heart().getAttribute('aria-busy')).toBe('true')
      // The cache owns the displayed value.
      expect(heart().getAttribute('aria-pressed')).toBe('false')
    },
  },
})
