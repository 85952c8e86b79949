import { act, fireEvent, render } from '@testing-library/react'
import { expect } from 'vitest'
import { leaveGuardFlow } from '../../src/app/flows/common/leaveGuardFlow.ts'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { siteFormMachine } from '../../src/machines/site/siteForm/siteFormMachine.ts'
import { SiteSettingsForm } from '../../src/screens/Administration/SiteSettings.tsx'
import { siteFormFixtures, stored } from '../machines/site/siteForm/fixtures.ts'
import { buttonOf, alertCloseButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'
import { captureActor } from '../support/model/captureActor.ts'

const nothing = (): void => undefined
const reset = (): HTMLElement | null => buttonOf('Annuler les modifications')
const swatch = (accent: string): HTMLInputElement | null => document.querySelector<HTMLInputElement>(`[name="accent"][value="${accent}"]`)

describeOnScreen('The settings of the site', {
  machine: siteFormMachine,
  fixtures: siteFormFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const flow = { machine, onFact: nothing, showAccent: nothing, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ siteForm: flow, leaveGuard: leaveGuardFlow({ actorOptions: {} }) }}>
        <SiteSettingsForm settings={stored} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'form.change': {
      control: () => fieldOf('name'),
      act: ({ patch }) => {
        if (patch.name !== undefined) fill(fieldOf('name'), patch.name)
        else {
          // A radio that is chosen already sends nothing.
          if (swatch(patch.accent ?? '')?.checked) press(swatch('green'))
          press(swatch(patch.accent ?? ''))
        }
      },
    },
    'form.save': {
      control: () => buttonOf('Enregistrer'),
      act: () => act(() => void fireEvent.submit(fieldOf('name')?.form ?? document.body)),
    },
    // Enabled once there are unsaved changes.
    'form.reset': {
      act: () => {
        if (!reset()) fill(fieldOf('name'), 'Ma télé')
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
