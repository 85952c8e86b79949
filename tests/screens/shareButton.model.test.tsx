import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { ShareButton } from '../../src/components/ShareButton/ShareButton.tsx'
import { shareMachine } from '../../src/machines/content/share/shareMachine.ts'
import { shareFixtures } from '../machines/content/share/fixtures.ts'
import { press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const button = (): HTMLElement => screen.getByRole('button', { name: 'Partager', hidden: true })
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Copier le lien' })

const close = (): HTMLElement | null => {
  const open = dialog()
  return open && (within(open).queryAllByRole('button', { name: 'Fermer' }).at(-1) ?? null)
}

describeOnScreen('ShareButton', {
  machine: shareMachine,
  fixtures: shareFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    await Promise.all([import('../../src/components/ShareButton/AddressByHand.tsx'), import('../../src/ui/Dialog/DialogSurface.tsx')])
    const addressOf = (path: string) => `https://lucarne.example${path}`
    render(
      <ProvideFlows flows={{ share: { machine, addressOf, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <ShareButton title="La mer" path="/watch/1" />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'share.start': { control: () => button(), act: () => act(() => void fireEvent.click(button())) },
    'share.close': { control: () => dialog() && close(), act: () => press(close()) },
  },
  see: {
    idle: () => {
      expect(button().getAttribute('aria-busy')).toBeNull()
      expect(dialog()).toBeNull()
    },
    // The browser’s share sheet is open.
    sharing: () => expect(button().getAttribute('aria-busy')).toBe('true'),
    offering: () => expect(dialog()).not.toBeNull(),
  },
})
