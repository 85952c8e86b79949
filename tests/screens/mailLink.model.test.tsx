import { render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { mailLinkMachine } from '../../src/machines/session/mailLink/mailLinkMachine.ts'
import { emailProofRequestMachine } from '../../src/machines/user/emailProofRequest/emailProofRequestMachine.ts'
import { MailLink } from '../../src/screens/MailLink/MailLink.tsx'
import { EmailProof } from '../../src/screens/Settings/EmailProof.tsx'
import { mailLinkFixtures } from '../machines/session/mailLink/fixtures.ts'
import { emailProofRequestFixtures } from '../machines/user/emailProofRequest/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const follow = (): HTMLElement | null =>
  buttonOf('Confirmer mon adresse') ?? buttonOf('Rétablir mon adresse') ?? buttonOf('Ne plus recevoir de résumés')
const request = (): HTMLElement | null => buttonOf('Recevoir le message de confirmation')

describeOnScreen('The page that a mail links to', {
  machine: mailLinkMachine,
  fixtures: mailLinkFixtures,
  mount: async ({ machine, inspect, clock }, chosen) => {
    const input = mailLinkFixtures.inputs.find((candidate) => candidate === chosen)
    if (!input) throw new Error('no such input')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ mailLink: { machine, input, actorOptions: { inspect: watch, clock } } }}>
        <MailLink />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'link.follow': { control: follow, act: () => press(follow()) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    asking: () => expect(follow()).not.toBeNull(),
    following: () => expect(buttonOf('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    expired: () => expect(['Lien expiré', 'Lien incomplet']).toContain(title()),
    followed: () => expect(['Adresse confirmée', 'Adresse rétablie', 'Vous ne recevrez plus de résumés']).toContain(title()),
  },
})

describeOnScreen('The notice of an address that is not proven', {
  machine: emailProofRequestMachine,
  fixtures: emailProofRequestFixtures,
  mount: async ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ emailProofRequest: { machine, actorOptions: { inspect: watch, clock } } }}>
        <EmailProof email="ada@exemple.fr" />
      </ProvideFlows>,
    )
    return { send }
  },
  do: { 'mail.request': { control: request, act: () => press(request()) } },
  see: {
    idle: () => expect(request()).not.toBeNull(),
    requesting: () => expect(buttonOf('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    sent: () => expect(screen.getByText(/Ouvrez son lien pour confirmer votre adresse/)).toBeDefined(),
  },
})
