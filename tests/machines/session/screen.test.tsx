import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../../../src/machines/session/sessionMachine.ts'
import { SessionActorContext, useSession } from '../../../src/machines/session/useSession.ts'
import { describeOnScreen, isOffered } from '../../support/model/onScreen.ts'
import { sessionFixtures } from './fixtures.ts'

const empty = { username: '', firstname: '', lastname: '', email: '', password: '' }

/** As little of a screen as shows all that the hook gives. */
function SessionScreen() {
  const session = useSession()
  const [form, setForm] = useState(empty)
  const isGuest = !session.isRestoring && !session.isSignedIn
  return (
    <>
      {session.isRestoring && <p>Un instant</p>}
      {session.isSignedIn && <p>Bonjour {session.user?.username}</p>}
      {session.isExpired && (
        <p>
          Votre session a expiré <button onClick={session.dismissExpired}>Fermer le bandeau</button>
        </p>
      )}
      {isGuest && <p role="status">{session.keepsPage ? 'page gardée' : 'page publique'}</p>}
      {session.failure && (
        <p role="alert">
          {session.failure.message} <button onClick={session.dismissFailure}>Fermer</button>
        </p>
      )}
      {isGuest && (
        <fieldset disabled={session.isBusy}>
          {Object.keys(empty).map((name) => (
            <input key={name} aria-label={name} onChange={(event) => setForm({ ...form, [name]: event.target.value })} />
          ))}
          <button onClick={() => session.login(form)}>Se connecter</button>
          <button onClick={() => session.register(form)}>Créer mon compte</button>
          <button onClick={() => session.askToLogin('/watch/1')}>J’aime</button>
        </fieldset>
      )}
      {session.isSignedIn && <button onClick={session.logout}>Se déconnecter</button>}
    </>
  )
}

const user = userEvent.setup({ delay: null })
const button = (name: string) => (): HTMLElement | null => screen.queryByRole('button', { name })
const press = (name: string) => (): Promise<void> => user.click(screen.getByRole('button', { name }))

async function fill(form: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(form)) {
    await user.clear(screen.getByLabelText(name))
    if (value !== '') await user.type(screen.getByLabelText(name), value)
  }
}

const sees = (text: string) => (): void => void screen.getByText(text, { exact: false })
const seesPublicPage = (): void => expect(screen.getByRole('status').textContent).toBe('page publique')
const seesKeptPage = (): void => expect(screen.getByRole('status').textContent).toBe('page gardée')
const seesBanner = (): void => {
  seesKeptPage()
  sees('Votre session a expiré')()
}
const seesBusyForm = (): void => expect(isOffered(screen.getByRole('button', { name: 'Se connecter' }))).toBe(false)
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }

describeOnScreen('a session screen', {
  machine: sessionMachine,
  fixtures: sessionFixtures,
  mount: ({ machine, clock, inspect }) => {
    const actor = createActor(machine, { clock, inspect }).start()
    render(
      <SessionActorContext value={actor}>
        <SessionScreen />
      </SessionActorContext>,
    )
    return { send: actor.send }
  },
  do: {
    'session.login': {
      control: button('Se connecter'),
      act: async ({ form }) => {
        await fill(form)
        await press('Se connecter')()
      },
    },
    'session.register': {
      control: button('Créer mon compte'),
      act: async ({ form }) => {
        await fill(form)
        await press('Créer mon compte')()
      },
    },
    'session.logout': { control: button('Se déconnecter'), act: press('Se déconnecter') },
    'session.askToLogin': { control: button('J’aime'), act: press('J’aime') },
    'failure.dismiss': { control: button('Fermer'), act: press('Fermer') },
    'banner.dismiss': { control: button('Fermer le bandeau'), act: press('Fermer le bandeau') },
    'session.expired': fact,
    'session.endedElsewhere': fact,
    'session.becameCreator': fact,
    'user.changed': fact,
    'login.left': fact,
  },
  see: {
    restoring: sees('Un instant'),
    'signedOut.quiet': seesPublicPage,
    'signedOut.lapsed.clearing': seesBanner,
    'signedOut.lapsed.announced': seesBanner,
    'signedOut.lapsed.dismissed': () => {
      seesKeptPage()
      expect(screen.queryByText('Votre session a expiré')).toBeNull()
    },
    loggingIn: seesBusyForm,
    registering: seesBusyForm,
    'signedIn.storing': sees('Bonjour ada'),
    'signedIn.settled': sees('Bonjour ada'),
    'loggingOut.clearing': seesBusyForm,
    'loggingOut.revoking': seesBusyForm,
  },
})
