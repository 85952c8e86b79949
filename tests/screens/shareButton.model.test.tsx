import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { ShareButton } from '../../src/components/ShareButton/ShareButton.tsx'
import { shareMachine } from '../../src/machines/content/share/shareMachine.ts'
import { shareFixtures } from '../machines/content/share/fixtures.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const button = (): HTMLElement => screen.getByRole('button', { name: 'Partager', hidden: true })
// The browser’s share sheet and the toast show the result; the button does not change.
const seesButton = (): void => expect(button().getAttribute('aria-busy')).toBeNull()

describeOnScreen('ShareButton', {
  machine: shareMachine,
  fixtures: shareFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const addressOf = (path: string) => `https://lucarne.example${path}`
    render(
      <ProvideFlows flows={{ share: { machine, addressOf, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <ShareButton title="La mer" path="/watch/1" />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'share.start': { act: () => act(() => void fireEvent.click(button())) },
    // The dialog is lazily imported: tests/screens/playlists.test.tsx closes it.
    'share.close': { act: (event, send) => act(() => send(event)) },
  },
  see: { idle: seesButton, sharing: seesButton, offering: seesButton },
})
