import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { becomeCreatorMachine } from '../../src/machines/channel/becomeCreator/becomeCreatorMachine.ts'
import { useBecomeCreator } from '../../src/machines/channel/becomeCreator/useBecomeCreator.ts'
import { describeOnScreen, looksOf, runOnScreen, type ScreenModel } from '../support/model/onScreen.ts'
import { generatePaths } from '../support/model/paths.ts'
import { Script } from '../support/model/script.ts'
import { becomeCreatorFixtures } from './channel/becomeCreator/fixtures.ts'

/** A screen for the model, and the defect to put into it. */
type Faults = { opensTwice?: boolean; neverSubmits?: boolean }

function ChannelDialog({ opensTwice = false, neverSubmits = false }: Faults) {
  const dialog = useBecomeCreator()
  if (!dialog.isOpen) return <button onClick={dialog.open}>Commencer l’aventure</button>
  return (
    <div role="dialog" aria-label="Créer une chaîne">
      {opensTwice && <button onClick={dialog.open}>Commencer l’aventure</button>}
      {dialog.failure && (
        <p role="alert">
          {dialog.failure.message} <button onClick={dialog.dismissFailure}>Compris</button>
        </p>
      )}
      <input
        aria-label="Nom"
        value={dialog.form.name}
        disabled={dialog.isBusy}
        onChange={(event) => dialog.change({ name: event.target.value })}
      />
      <p role="status">{dialog.errors['name']}</p>
      <button disabled={dialog.isBusy || neverSubmits} onClick={dialog.submit}>
        Créer ma chaîne
      </button>
      <button disabled={dialog.isBusy} onClick={dialog.close}>
        Annuler
      </button>
    </div>
  )
}

const user = userEvent.setup({ delay: null })
const button = (name: string) => (): HTMLElement | null => screen.queryByRole('button', { name })
const press = (name: string) => ({ control: button(name), act: (): Promise<void> => user.click(screen.getByRole('button', { name })) })
const seesForm = (): void => expect(screen.getByLabelText('Nom').matches(':disabled')).toBe(false)
const alert = (): HTMLElement | null => screen.queryByRole('alert')

const dialogModel = (faults: Faults = {}): ScreenModel<typeof becomeCreatorMachine> => ({
  machine: becomeCreatorMachine,
  fixtures: becomeCreatorFixtures,
  mount: ({ machine, inspect, clock }) => {
    render(
      <ProvideFlows flows={{ becomeCreator: { machine, onFact: () => undefined, actorOptions: { inspect, clock } } }}>
        <ChannelDialog {...faults} />
      </ProvideFlows>,
    )
    return {}
  },
  do: {
    'dialog.open': press('Commencer l’aventure'),
    'dialog.close': press('Annuler'),
    'form.change': {
      control: () => screen.queryByLabelText('Nom'),
      act: ({ patch }) => user.type(screen.getByLabelText('Nom'), patch.name ?? ''),
    },
    'channel.create': press('Créer ma chaîne'),
    'failure.dismiss': press('Compris'),
  },
  see: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    editing: () => {
      seesForm()
      expect(alert()).toBeNull()
    },
    submitting: () => expect(screen.getByLabelText('Nom').matches(':disabled')).toBe(true),
    failed: () => {
      seesForm()
      expect(alert()).not.toBeNull()
    },
  },
})

describeOnScreen('a channel dialog', dialogModel())

describe('the comparison of a screen with its model', () => {
  afterEach(() => cleanup())

  /** Returns the states that look the same. */
  async function runAll(model: ScreenModel<typeof becomeCreatorMachine>): Promise<string[]> {
    const looks = looksOf(model)
    for (const path of generatePaths(model.machine, model.fixtures)) {
      await runOnScreen(model, path, new Script(model.machine), looks)
      cleanup()
    }
    return looks.faults
  }

  it('passes when the screen follows the model', async () => {
    await expect(runAll(dialogModel())).resolves.toEqual([])
  })

  it('reports a control whose event the machine does not accept', async () => {
    await expect(runAll(dialogModel({ opensTwice: true }))).rejects.toThrow(
      'The screen offers «dialog.open» in "editing", the machine does not listen',
    )
  })

  it('reports a missing control for an event that the machine accepts', async () => {
    await expect(runAll(dialogModel({ neverSubmits: true }))).rejects.toThrow(
      'The screen does not offer «channel.create» in "editing", the machine would take it',
    )
  })

  it('reports a screen that shows another state than the machine’s', async () => {
    const model = dialogModel()
    const see = { ...model.see, submitting: () => void screen.getByText('Création...') }
    await expect(runAll({ ...model, see })).rejects.toThrow('Unable to find an element with the text: Création...')
  })

  it('reports a state without a description', async () => {
    const { see, ...model } = dialogModel()
    const { failed: _, ...rest } = see
    await expect(runAll({ ...model, see: rest })).rejects.toThrow('Nothing says what is seen in «failed»')
  })

  it('reports two states that cannot be told apart', async () => {
    const model = dialogModel()
    const see = { ...model.see, editing: seesForm }
    await expect(runAll({ ...model, see })).resolves.toEqual(['In «failed» the screen looks like «editing»'])
  })

  it('accepts a reason why two states look the same', async () => {
    const model = { ...dialogModel(), sameLook: [{ states: ['editing', 'failed'], because: 'the form is the same' }] }
    await expect(runAll({ ...model, see: { ...model.see, editing: seesForm } })).resolves.toEqual([])
  })

  it('reports a reason that states need no more', async () => {
    const model = { ...dialogModel(), sameLook: [{ states: ['editing', 'failed'], because: 'the form is the same' }] }
    await expect(runAll(model)).resolves.toEqual(['«editing», «failed»: they do not look the same'])
  })
})
