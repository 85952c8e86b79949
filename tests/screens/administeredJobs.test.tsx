import { within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const administrator = { ...camille, roleName: 'Administrateur' }
const open = (path: string, answers: Parameters<typeof createEdge>[0]) => {
  const edge = createEdge(answers)
  return { edge, ...renderApp({ path, edge, user: administrator }) }
}
type Shown = ReturnType<typeof open>
const sent = ({ edge }: Shown, operation: string) => edge.requests.findLast((request) => request.operation === operation)?.variables

const jobOf = (id: string, change: object = {}) => ({
  __typename: 'Job',
  id,
  kind: 'prepare',
  state: 'waiting',
  contentId: 'c1',
  title: 'La mer',
  mailKind: null,
  recipient: null,
  attempts: 0,
  reason: null,
  isRaised: false,
  canRetry: false,
  canAbandon: true,
  createdAt: new Date().toISOString(),
  startedAt: null,
  nextAttemptAt: null,
  failedAt: null,
  workerHost: null,
  workerPid: null,
  isRunRemotely: false,
  ...change,
})
const jobs = (...items: object[]) => ({
  data: { __typename: 'Query', jobs: { __typename: 'JobPage', items, nextCursor: null } },
})
const now = (): string => new Date().toISOString()
afterEach(() => vi.useRealTimers())

describe('the jobs', () => {
  it('say who runs them', async () => {
    const running = { state: 'running', attempts: 1, startedAt: now() }
    const { screen } = open('/administration?tab=jobs', {
      Jobs: jobs(
        jobOf('j1', { ...running, workerHost: 'serveur-1', workerPid: 4242 }),
        jobOf('j2', { ...running, workerHost: 'atelier', workerPid: 7, isRunRemotely: true }),
        jobOf('j3', { ...running, workerHost: 'atelier', isRunRemotely: true }),
        jobOf('j4', { ...running, isRunRemotely: true }),
        jobOf('j5', running),
      ),
    })
    await screen.findAllByText('Première conversion')
    const rows = screen
      .getAllByRole('listitem')
      .slice(-5)
      .map(({ textContent }) => textContent)
    expect(rows.map((text) => text?.replace(/^.* · /, ''))).toEqual([
      'un essai, par serveur-1 (processus 4242)',
      'un essai, par le worker distant atelier (processus 7)',
      'un essai, par le worker distant atelier',
      'un essai, par un worker distant',
      'un essai',
    ])
  })
  it('that concern the storage name no video', async () => {
    const none = { contentId: null, title: null }
    const { screen } = open('/administration?tab=jobs', {
      Jobs: jobs(jobOf('j1', { kind: 'storageCheck', ...none }), jobOf('j2', { kind: 'storageDeletion', ...none })),
    })
    await screen.findByText('Vérification du stockage')
    expect(screen.getByText('Suppression des fichiers orphelins')).toBeDefined()
    expect(screen.queryByText('Une vidéo supprimée')).toBeNull()
  })

  it('say what they do, to what, since when, and why they failed', async () => {
    const { screen } = open('/administration?tab=jobs', {
      Jobs: jobs(
        jobOf('j1', { isRaised: true, attempts: 2, canRetry: true, reason: 'killed', nextAttemptAt: '2031-02-03T12:00:00.000Z' }),
        jobOf('j2', { kind: 'ladder', state: 'running', attempts: 1, startedAt: now(), canAbandon: false }),
        jobOf('j3', { kind: 'cleanup', title: null, nextAttemptAt: '2031-02-03T12:00:00.000Z' }),
        jobOf('j4', { kind: 'mail', contentId: null, title: null, mailKind: 'digest', recipient: 'lou' }),
        jobOf('j5', { kind: 'mail', contentId: null, title: null, mailKind: 'later', state: 'failed', attempts: 41, failedAt: now() }),
      ),
    })
    expect((await screen.findAllByRole('link', { name: 'La mer' }))[0]?.getAttribute('href')).toBe('/watch/c1')
    const rows = screen
      .getAllByRole('listitem')
      .slice(-5)
      .map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(
      /^Première conversionEn attenteAvant les autresLa merDemandée .* · 2 essais, le prochain le 3 février 2031.*killed$/,
    )
    expect(rows[1]).toMatch(/^Conversion des autres qualitésEn coursLa merCommencée .* · un essai$/)
    expect(rows[2]).toMatch(/^Suppression de fichiersEn attenteUne vidéo suppriméeDemandée .* · premier essai le 3 février 2031/)
    expect(rows[3]).toMatch(/^Envoi d’un messageEn attenteRésumé des notifications, à louDemandée .* · pas encore essayée$/)
    expect(rows[4]).toMatch(/^Envoi d’un messageEn écheclater, à un compte suppriméÉchec .* · 41 essais$/)
    // Nothing can be done to one that runs.
    expect(screen.queryByRole('button', { name: /^Actions pour Conversion des autres/ })).toBeNull()
  })

  it('are those of one state on demand', async () => {
    const shown = open('/administration?tab=jobs&state=rien', { Jobs: jobs() })
    expect(await shown.screen.findByText('Aucune tâche')).toBeDefined()
    expect(sent(shown, 'Jobs')).toEqual({ state: null, cursor: null })
    await shown.user.click(shown.screen.getByRole('button', { name: 'En échec' }))
    await expect.poll(() => sent(shown, 'Jobs')).toEqual({ state: 'failed', cursor: null })
    expect(location.search).toBe('?tab=jobs&state=failed')
  })

  it.for([
    ['Réessayer', 'Relancer', 'RetryJob', { id: 'j1' }, {}],
    ['Faire passer avant', 'Faire passer avant', 'SetJobRaised', { id: 'j1', raised: true }, {}],
    ['Remettre à son rang', 'Remettre à son rang', 'SetJobRaised', { id: 'j1', raised: false }, { isRaised: true }],
    ['Abandonner', 'Abandonner', 'AbandonJob', { id: 'j1' }, {}],
  ] as const)('«%s» asks first, is sent, and the list is asked for again', async ([item, confirm, operation, variables, change]) => {
    let items = [jobOf('j1', { canRetry: true, ...change })]
    const done = () => {
      items = []
      const field = `${operation[0]?.toLowerCase()}${operation.slice(1)}`
      return { data: { __typename: 'Mutation', [field]: { __typename: 'ChangedJob', id: 'j1' } } }
    }
    const shown = open('/administration?tab=jobs', { Jobs: () => jobs(...items), [operation]: done })
    const { screen, user } = shown
    await user.click(await screen.findByRole('button', { name: 'Actions pour Première conversion de «\u202fLa mer\u202f»' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(sent(shown, operation)).toBeUndefined()
    await user.click(dialog.getByRole('button', { name: confirm }))
    expect(await screen.findByText('Aucune tâche')).toBeDefined()
    expect(sent(shown, operation)).toEqual(variables)
  })

  it('that somebody else was faster with are asked for again, with the reason', async () => {
    let items = [jobOf('j1')]
    const shown = open('/administration?tab=jobs', {
      Jobs: () => jobs(...items),
      AbandonJob: () => {
        items = []
        return { code: 'JOB_NOT_FOUND', message: 'Cette tâche est terminée, ou quelqu’un d’autre s’en est occupé' }
      },
    })
    const { screen, user } = shown
    await user.click(await screen.findByRole('button', { name: /^Actions pour/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Abandonner' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner' }))
    expect((await screen.findAllByText('Cette tâche est terminée, ou quelqu’un d’autre s’en est occupé')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Aucune tâche')).toBeDefined()
  })

  it('are asked for every five seconds while they are shown, and only then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let items = [jobOf('j1')]
    const shown = open('/administration?tab=jobs', {
      Jobs: () => jobs(...items),
      UnsentMails: { data: { __typename: 'Query', unsentMails: { __typename: 'UnsentMailPage', items: [], nextCursor: null } } },
    })
    await shown.screen.findByText('Première conversion')
    const asked = () => shown.edge.requests.filter(({ operation }) => operation === 'Jobs').length
    const before = asked()
    items = [jobOf('j1', { state: 'running', startedAt: now() })]
    vi.advanceTimersByTime(4999)
    expect(asked()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(await shown.screen.findByText('Commencée', { exact: false })).toBeDefined()
    await shown.user.click(shown.screen.getByRole('tab', { name: 'Messages' }))
    await shown.screen.findByText('Aucun message en attente')
    const after = asked()
    vi.advanceTimersByTime(20_000)
    expect(asked()).toBe(after)
  })
})

it('the log names the kind of a job, also one that a later version has', async () => {
  const entry = (id: string, kind: string) => ({
    __typename: 'AuditEntry',
    id,
    act: 'job.abandon',
    actorName: 'chef',
    subjectId: 'j1',
    details: [
      { __typename: 'AuditDetail', name: 'kind', value: kind },
      { __typename: 'AuditDetail', name: 'title', value: 'La mer' },
    ],
    createdAt: now(),
  })
  const items = [entry('e1', 'ladder'), entry('e2', 'later')]
  const { screen } = open('/administration?tab=log', {
    AuditLog: { data: { __typename: 'Query', auditLog: { __typename: 'AuditPage', items, nextCursor: null } } },
  })
  const rows = (await screen.findAllByText(/a abandonné une tâche/)).map((line) => line.closest('li')?.textContent)
  expect(rows[0]).toMatch(/ · titre\u00a0: La mer · tâche\u00a0: Conversion des autres qualités$/)
  expect(rows[1]).toMatch(/ · tâche\u00a0: later$/)
})
