import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, vi } from 'vitest'
import type { InspectionEvent, Observer } from 'xstate'
import { AppProviders } from '../../../src/app/AppProviders.tsx'
import { actorOptionsOf, createApp } from '../../../src/app/createApp.ts'
import { startNavigation } from '../../../src/app/ScreenFrame/startNavigation.ts'
import { Layout } from '../../../src/app/Layout/Layout.tsx'
import type { ProblemRecording } from '../../../src/app/problemRecording/recording.ts'
import { Routes } from '../../../src/app/routes/routes.tsx'
import type { Drafts } from '../../../src/app/flows/upload/drafts.ts'
import { loadCacheWrites } from '../../../src/graphql/cacheWrites.ts'
import type { SessionUser } from '../../../src/machines/user/user.ts'
import type { createEdge } from './edge.ts'

// The first screen of a file is transformed when it is first imported: on two busy cores this takes seconds.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

// As on the page shortly after its first screen.
await loadCacheWrites()

const endings: (() => void)[] = []
const reported: unknown[] = []
// happy-dom has neither this nor IndexedDB.
globalThis.reportError = (error) => void reported.push(error)

afterEach(() => {
  cleanup()
  for (const end of endings.splice(0)) end()
  localStorage.clear()
  expect(reported.splice(0)).toEqual([])
})

export const camille: SessionUser = {
  id: '0190c0de-0000-7000-8000-000000000001',
  username: 'camille',
  firstname: 'Camille',
  lastname: 'Martin',
  email: 'camille@example.org',
  avatarUrl: null,
  roleName: 'Utilisateur',
  isCreator: false,
}

const keepNoDrafts = (): Drafts => ({
  load: async () => [],
  save: async () => undefined,
  find: async () => null,
  discard: async () => undefined,
  isKept: () => true,
  keepOrder: async () => undefined,
})

type AppToRender = {
  path: string
  edge: ReturnType<typeof createEdge>
  user?: SessionUser
  openDrafts?: () => Drafts
  recording?: ProblemRecording | 'failed'
  inspect?: Observer<InspectionEvent>
}

/** The whole app at an address, as main.tsx starts it; `user` has signed in on an earlier visit. */
export function renderApp({ path, edge, user, openDrafts = keepNoDrafts, recording, inspect }: AppToRender) {
  if (user) {
    localStorage.setItem('userToken', 'stored-token')
    localStorage.setItem('userData', JSON.stringify(user))
  }
  history.replaceState(null, '', path)
  const navigation = startNavigation(actorOptionsOf({ inspect, recording }))
  const app = createApp({ graphqlUrl: 'http://localhost/graphql', fetch: edge.fetch, openDrafts, recording, inspect, navigation })
  endings.push(app.stop)
  render(
    <AppProviders app={app}>
      <Layout>
        <Routes />
      </Layout>
    </AppProviders>,
  )
  return { app, user: userEvent.setup(), screen }
}
