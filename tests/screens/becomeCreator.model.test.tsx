import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { becomeCreatorMachine } from '../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import { Promo } from '../../src/screens/Dashboard/Promo.tsx'
import { becomeCreatorFixtures } from '../machines/channel/becomeCreator/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen, isOffered } from '../support/model/onScreen.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const open = (): HTMLElement | null => buttonOf('Commencer l’aventure')
const create = (): HTMLElement | null => buttonOf('Créer ma chaîne')
const cancel = (): HTMLElement | null => buttonOf('Annuler')

describeOnScreen('The dialog that creates a channel', {
  machine: becomeCreatorMachine,
  fixtures: becomeCreatorFixtures,
  mount: async ({ machine, inspect, clock }) => {
    await import('../../src/ui/Dialog/DialogSurface.tsx')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ becomeCreator: { machine, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <Promo />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'dialog.open': {
      control: open,
      act: async () => {
        press(open())
        await screen.findByRole('dialog')
      },
    },
    'dialog.close': { control: cancel, act: () => press(cancel()) },
    'form.change': { control: () => fieldOf('name'), act: ({ patch }) => fill(fieldOf('name'), patch.name ?? '') },
    // Disabled without a name; the machine refuses a blank one that is sent anyway.
    'channel.create': {
      act: (event, send) => (isOffered(create()) ? act(() => void fireEvent.submit(fieldOf('name')?.form ?? document.body)) : send(event)),
    },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    editing: () => {
      expect(create()).not.toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    submitting: () => expect(buttonOf('Création...')?.getAttribute('aria-busy')).toBe('true'),
    failed: () => {
      expect(create()).not.toBeNull()
      expect(screen.queryByRole('alert')).not.toBeNull()
    },
  },
})
