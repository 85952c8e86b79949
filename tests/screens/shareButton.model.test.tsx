import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ShareButton } from '../../src/components/ShareButton/ShareButton.tsx'
import { shareMachine } from '../../src/machines/share/shareMachine.ts'
import { ShareFlowContext } from '../../src/machines/share/useShare.ts'
import { shareFixtures } from '../machines/share/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const button = (): HTMLElement => screen.getByRole('button', { name: 'Partager' })
// The browser’s sheet and the toast say what comes of it; the button stays as it is.
const seesButton = (): void => expect(button().getAttribute('aria-busy')).toBeNull()

describeOnScreen('ShareButton', {
  machine: shareMachine,
  fixtures: shareFixtures,
  mount: ({ machine, inspect, clock }) => {
    const addressOf = (path: string) => `https://lucarne.example${path}`
    render(
      <ShareFlowContext value={{ machine, addressOf, onFact: () => undefined, actorOptions: { inspect, clock } }}>
        <ShareButton title="La mer" path="/watch/1" />
      </ShareFlowContext>,
    )
    return {}
  },
  do: { 'share.start': { act: () => act(() => void fireEvent.click(button())) } },
  see: { idle: seesButton, sharing: seesButton },
})
