import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { passwordResetMachine } from '../../src/machines/session/passwordReset/passwordResetMachine.ts'
import { passwordResetRequestMachine } from '../../src/machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import { ForgotPassword } from '../../src/screens/ForgotPassword/ForgotPassword.tsx'
import { ResetPassword } from '../../src/screens/ResetPassword/ResetPassword.tsx'
import { passwordResetFixtures } from '../machines/session/passwordReset/fixtures.ts'
import { passwordResetRequestFixtures } from '../machines/session/passwordResetRequest/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const request = (): HTMLElement | null => buttonOf('Recevoir un lien')
const repeat = (): HTMLElement | null => buttonOf('Demander un autre lien')
const save = (): HTMLElement | null => buttonOf('Enregistrer')
const title = () => screen.getByRole('heading', { level: 1 }).textContent

describeOnScreen('The request of a link to a new password', {
  machine: passwordResetRequestMachine,
  fixtures: passwordResetRequestFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ passwordResetRequest: { machine, actorOptions: { inspect: watch, clock } } }}>
        <ForgotPassword />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'email.change': { control: () => fieldOf('email'), act: ({ email }) => fill(fieldOf('email'), email) },
    'link.request': { control: request, act: () => press(request()) },
    'request.repeat': { control: repeat, act: () => press(repeat()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect([title(), request()]).toEqual(['Mot de passe oublié', expect.anything()]),
    requesting: () => expect(buttonOf('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    sent: () => expect(title()).toBe('Regardez vos messages'),
  },
})

describeOnScreen('The choice of a new password', {
  machine: passwordResetMachine,
  fixtures: passwordResetFixtures,
  mount: async ({ machine, inspect, clock }, chosen) => {
    const input = passwordResetFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ passwordReset: { machine, input, actorOptions: { inspect: watch, clock } } }}>
        <ResetPassword />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'password.change': { control: () => fieldOf('password'), act: ({ password }) => fill(fieldOf('password'), password) },
    'password.save': { control: save, act: () => press(save()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    editing: () => expect([title(), save()]).toEqual(['Nouveau mot de passe', expect.anything()]),
    saving: () => expect(buttonOf('Enregistrement...')?.getAttribute('aria-busy')).toBe('true'),
    expired: () => expect(title()).toBe('Lien expiré'),
    changed: () => expect(title()).toBe('Mot de passe changé'),
  },
})
