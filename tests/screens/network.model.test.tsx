import { act, render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { NetworkFlow } from '../../src/machines/common/network/useNetwork.ts'
import { NetworkNotice } from '../../src/app/network/NetworkNotice.tsx'
import { createReachability } from '../../src/graphql/reachability.ts'
import { networkMachine } from '../../src/machines/common/network/networkMachine.ts'
import { networkFixtures } from '../machines/common/network/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const provided = vi.hoisted((): { flow: NetworkFlow | null } => ({ flow: null }))
// The notice provides its own flow.
vi.mock('../../src/app/network/networkFlow.ts', () => ({ networkFlow: () => provided.flow }))

const says = (text: string) => (): void => expect(screen.getByRole('status', { name: 'Connexion' }).textContent).toBe(text)
const fact = { act: (event: never, send: (event: never) => void): void => act(() => send(event)) }

describeOnScreen('The notice of a lost connection', {
  machine: networkMachine,
  fixtures: networkFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const watchRequests = () => () => undefined
    provided.flow = { machine, watchRequests, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    render(<NetworkNotice edge={{ url: 'https://lucarne.example/graphql', reachability: createReachability() }} />)
    return { send }
  },
  do: { 'network.lost': fact, 'network.found': fact, 'request.failed': fact, 'request.answered': fact },
  see: {
    online: says(''),
    checking: says(''),
    offline: says('Vous êtes hors ligne'),
    doubting: says('Vous êtes hors ligne'),
    returning: says('Vous êtes hors ligne'),
    unreachable: says('Le service ne répond pas, nouvel essai dans un instant…'),
    probing: says('Le service ne répond pas, nouvel essai dans un instant…'),
    restored: says('De retour en ligne'),
  },
  sameLook: [
    { states: ['online', 'checking'], because: 'One request may fail for its own reasons: nothing is said before the probe fails.' },
    { states: ['offline', 'doubting', 'returning'], because: 'Nobody can do more than wait until a probe has found the server.' },
    { states: ['unreachable', 'probing'], because: 'The notice announces the next attempt, which takes a moment.' },
  ],
})
