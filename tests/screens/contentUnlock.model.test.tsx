import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { LockedPage } from '../../src/components/LockedVideo/LockedPage.tsx'
import { contentUnlockMachine } from '../../src/machines/content/contentUnlock/contentUnlockMachine.ts'
import { contentUnlockFixtures } from '../machines/content/contentUnlock/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const open = (): HTMLElement | null => buttonOf('Ouvrir la vidéo')
const busy = (label: string) => buttonOf(label)?.getAttribute('aria-busy')
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const nothing = (): undefined => undefined

describeOnScreen('The password of a video', {
  machine: contentUnlockMachine,
  fixtures: contentUnlockFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ contentUnlock: { machine, actorOptions: { inspect: watch, clock } } }}>
        <LockedPage contentId="c1" place="page" onUnlocked={nothing} />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'password.change': { control: () => fieldOf('password'), act: ({ password }) => fill(fieldOf('password'), password) },
    'password.give': { control: open, act: () => press(open()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    locked: () => expect([title(), open()]).toEqual(['Cette vidéo est protégée par un mot de passe', expect.anything()]),
    checking: () => expect(busy('Vérification...')).toBe('true'),
    unlocked: () => expect(busy('Ouverture...')).toBe('true'),
  },
})
