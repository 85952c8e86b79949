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
afterEach(() => vi.useRealTimers())

const kept = (kind: string, files: number, bytes: number | null, unmeasured = 0) => ({
  __typename: 'StorageUse',
  kind,
  files,
  bytes,
  unmeasured,
})
const uses = [
  kept('originals', 3, 3 * 1024 ** 3, 1),
  kept('renditions', 2, 2048, 2),
  kept('pictures', 1200, null),
  kept('captions', 0, 0),
  kept('uploads', 1, 700),
]
const at = '2026-02-03T12:00:00.000Z'
const deletionOf = (change: object = {}) => ({
  __typename: 'StorageDeletion',
  state: 'done',
  reason: null,
  requestedAt: at,
  finishedAt: at,
  deleted: 0,
  deletedBytes: 0,
  kept: 0,
  gone: 0,
  failed: 0,
  ...change,
})
const checkOf = ({ deletable = {}, ...change }: { deletable?: object; [name: string]: unknown } = {}) => ({
  __typename: 'StorageCheck',
  id: 'k1',
  state: 'done',
  reason: null,
  requestedAt: at,
  finishedAt: at,
  files: 12_345,
  bytes: 5 * 1024 ** 2,
  orphans: 0,
  orphanFiles: 0,
  orphanBytes: 0,
  missing: 0,
  unknownNames: 0,
  deletable: { __typename: 'StorageDeletable', orphans: 0, files: 0, bytes: 0, ...deletable },
  deletion: null,
  ...change,
})
const reportOf = (check: object | null) => ({ __typename: 'StorageReport', uses, check })
const report = (check: object | null) => ({ data: { __typename: 'Query', storageReport: reportOf(check) } })
const findingOf = (id: string, change: object = {}) => ({
  __typename: 'StorageFinding',
  id,
  kind: 'orphan',
  key: `avatars/u/${id}.webp`,
  files: 1,
  bytes: 1024,
  outcome: null,
  contentId: null,
  title: null,
  ...change,
})
const findings = (...items: object[]) => ({
  data: { __typename: 'Query', storageFindings: { __typename: 'StorageFindingPage', items, nextCursor: null } },
})
const withOrphans = (change: object = {}) =>
  checkOf({
    orphans: 2,
    orphanFiles: 1234,
    orphanBytes: 3 * 1024 ** 2,
    deletable: { orphans: 2, files: 1234, bytes: 3 * 1024 ** 2 },
    ...change,
  })
const checkButton = 'Vérifier de nouveau'
const deleteButton = 'Supprimer les fichiers orphelins'

describe('the storage', () => {
  it('says what is kept, of each kind, as far as it is known', async () => {
    const { screen } = open('/administration?tab=storage', { StorageReport: report(null) })
    const figures = within(await screen.findByRole('region', { name: 'Ce que le stockage garde' }))
    expect(figures.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
      'Fichiers envoyés3\u00a0Go3 fichiers, dont 1 pas mesuré',
      'Versions lues2\u00a0ko2 fichiers, dont 2 pas mesurés',
      'Images1\u202f200sans taille dans la base',
      'Sous-titres0\u00a0octet0 fichier, dans la base',
      'Envois en cours700\u00a0octets1 fichier, taille annoncée',
    ])
    expect(screen.getByText('Le stockage n’a pas encore été comparé à la base de données.')).toBeDefined()
    expect(screen.queryByRole('button', { name: deleteButton })).toBeNull()
    expect(screen.queryByRole('searchbox', { name: 'Chercher un fichier' })).toBeNull()
  })

  it.each([
    [checkOf({ state: 'waiting', finishedAt: null }), 'La vérification attend son tour.', false],
    [checkOf({ state: 'waiting', reason: 'EIO', finishedAt: null }), 'La vérification attend son tour, après un échec\u00a0: EIO.', false],
    [checkOf({ state: 'running', finishedAt: null }), 'Vérification en cours\u00a0: 12\u202f345 fichiers, 5\u00a0Mo jusqu’ici.', false],
    [checkOf({ state: 'failed', reason: 'EIO' }), 'La vérification n’est pas allée à son terme.EIO', true],
    [checkOf({ state: 'failed' }), 'La vérification n’est pas allée à son terme.Elle a été interrompue.', true],
    [
      checkOf({ unknownNames: 1 }),
      /\u00a0: 12\u202f345 fichiers, 5\u00a0Mo\.Chaque fichier de plus d’un jour sert\.Aucun fichier ne manque\.1 entrée que le site n’a pas nommée\u00a0: il n’y touche pas\.$/,
      true,
    ],
    [withOrphans({ missing: 2 }), /1\u202f234 fichiers de plus d’un jour ne servent à rien\u00a0: 3\u00a0Mo\.2 fichiers manquent\.$/, true],
    [withOrphans({ orphanFiles: 1, missing: 1 }), /1 fichier de plus d’un jour ne sert à rien\u00a0: 3\u00a0Mo\.1 fichier manque\.$/, true],
    [withOrphans({ deletion: deletionOf({ state: 'waiting', finishedAt: null }) }), /La suppression attend son tour\.$/, false],
    [
      withOrphans({ deletion: deletionOf({ state: 'waiting', reason: 'EIO', finishedAt: null }) }),
      /La suppression attend son tour, après un échec\u00a0: EIO\.$/,
      false,
    ],
    [
      withOrphans({ deletion: deletionOf({ state: 'running', deleted: 1, deletedBytes: 2048, finishedAt: null }) }),
      /Suppression en cours\u00a0: 1 supprimé \(2\u00a0ko\)\.$/,
      false,
    ],
    [
      withOrphans({ deletion: deletionOf({ state: 'failed', deleted: 2, finishedAt: null }) }),
      /La suppression n’est pas allée à son terme\.Elle a été interrompue\. Orphelins\u00a0: 2 supprimés \(0\u00a0octet\)\.$/,
      true,
    ],
    [
      withOrphans({ deletion: deletionOf({ deleted: 2, kept: 2, gone: 1, failed: 3 }) }),
      /Orphelins\u00a0: 2 supprimés \(0\u00a0octet\) · 2 gardés, car de nouveau utilisés · 1 déjà parti · 3 n’ont pas pu être supprimés\.$/,
      true,
    ],
  ])('says how far its check is: %#', async (check, text, isIdle) => {
    const { screen } = open('/administration?tab=storage', { StorageReport: report(check), StorageFindings: findings() })
    const section = within(await screen.findByRole('region', { name: 'Vérification' }))
    const shown = section.getAllByRole('status')[0]?.textContent
    expect(shown).toMatch(text)
    expect(section.queryByRole('button', { name: checkButton }) !== null).toBe(isIdle)
    expect(section.queryByRole('button', { name: deleteButton }) !== null).toBe(isIdle && check.deletable.orphans > 0)
    expect(screen.queryByRole('searchbox', { name: 'Chercher un fichier' }) !== null).toBe(check.state === 'done')
  })

  it('is checked once it is confirmed, and follows the check while it is shown', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let check: object | null = null
    const shown = open('/administration?tab=storage', {
      StorageReport: () => report(check),
      StorageFindings: findings(),
      CheckStorage: () => {
        check = checkOf({ state: 'waiting', finishedAt: null })
        return { data: { __typename: 'Mutation', checkStorage: reportOf(check) } }
      },
    })
    const { screen, user } = shown
    await user.click(await screen.findByRole('button', { name: 'Vérifier le stockage' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Vérifier le stockage\u202f?' }))
    expect(sent(shown, 'CheckStorage')).toBeUndefined()
    await user.click(dialog.getByRole('button', { name: 'Vérifier' }))
    expect(await screen.findByText('La vérification attend son tour.')).toBeDefined()
    expect(sent(shown, 'CheckStorage')).toEqual({})
    const asked = () => shown.edge.requests.filter(({ operation }) => operation === 'StorageReport').length
    const before = asked()
    check = checkOf({ state: 'running', finishedAt: null })
    vi.advanceTimersByTime(4999)
    expect(asked()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(await screen.findByText(/^Vérification en cours/)).toBeDefined()
    check = checkOf()
    vi.advanceTimersByTime(5000)
    expect(await screen.findByText('Aucun fichier orphelin')).toBeDefined()
  })

  it('has its orphans deleted once their number and size are confirmed', async () => {
    let check = withOrphans()
    let items = [findingOf('f1'), findingOf('f2')]
    const shown = open('/administration?tab=storage', {
      StorageReport: () => report(check),
      StorageFindings: () => findings(...items),
      DeleteOrphans: () => {
        items = [findingOf('f1', { outcome: 'deleted' }), findingOf('f2', { outcome: 'kept' })]
        check = withOrphans({ deletion: deletionOf({ deleted: 1, kept: 1 }), deletable: {} })
        return { data: { __typename: 'Mutation', deleteOrphans: reportOf(check) } }
      },
    })
    const { screen, user } = shown
    await user.click(await screen.findByRole('button', { name: deleteButton }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^1 234 fichiers, 3 Mo : rien n’y renvoie/)).toBeDefined()
    expect(sent(shown, 'DeleteOrphans')).toBeUndefined()
    await user.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }))
    expect(await screen.findByText('Supprimé')).toBeDefined()
    expect(sent(shown, 'DeleteOrphans')).toEqual({ checkId: 'k1' })
    expect(screen.getByText(/1 gardé, car de nouveau utilisé\.$/)).toBeDefined()
  })

  it('says why nothing is deleted when somebody has begun another check', async () => {
    const { screen, user } = open('/administration?tab=storage', {
      StorageReport: report(withOrphans()),
      StorageFindings: findings(findingOf('f1')),
      DeleteOrphans: { code: 'CONFLICT', message: 'Une autre vérification a eu lieu depuis' },
    })
    await user.click(await screen.findByRole('button', { name: deleteButton }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer définitivement' }))
    expect((await screen.findAllByText('Une autre vérification a eu lieu depuis')).length).toBeGreaterThan(0)
    expect(screen.getByText('avatars/u/f1.webp')).toBeDefined()
  })
})

describe('what a check has found', () => {
  it('is listed with its size, its video and what became of it', async () => {
    const { screen } = open('/administration?tab=storage', {
      StorageReport: report(withOrphans()),
      StorageFindings: findings(
        findingOf('f1', { key: 'contents/c1/v', files: 240, contentId: 'c1', title: 'La mer' }),
        findingOf('f2', { outcome: 'gone' }),
        findingOf('f3', { outcome: 'failed' }),
      ),
    })
    expect((await screen.findByRole('link', { name: 'La mer' })).getAttribute('href')).toBe('/watch/c1')
    const rows = screen
      .getAllByRole('listitem')
      .slice(-3)
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'contents/c1/vLa mer1\u00a0ko · 240 fichiers',
      'avatars/u/f2.webpDéjà parti1\u00a0ko · 1 fichier',
      'avatars/u/f3.webpEn échec1\u00a0ko · 1 fichier',
    ])
  })

  it('is what is missing on demand, and what is searched, by the address', async () => {
    const shown = open('/administration?tab=storage&q=mer', {
      StorageReport: report(checkOf({ missing: 1 })),
      StorageFindings: ({ variables }) =>
        variables['kind'] === 'missing' ? findings(findingOf('f1', { kind: 'missing', files: 0, bytes: 0 })) : findings(),
    })
    const { screen, user } = shown
    expect(await screen.findByText('Rien ne correspond à cette recherche.')).toBeDefined()
    expect(sent(shown, 'StorageFindings')).toEqual({ kind: 'orphan', query: 'mer', cursor: null })
    await user.click(screen.getByRole('button', { name: 'Manquants' }))
    expect((await screen.findByText('avatars/u/f1.webp')).closest('li')?.textContent).toBe('avatars/u/f1.webp')
    expect(location.search).toBe('?tab=storage&found=missing&q=mer')
    await user.clear(screen.getByRole('searchbox', { name: 'Chercher un fichier' }))
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un fichier' }), '{Enter}')
    await expect.poll(() => sent(shown, 'StorageFindings')).toEqual({ kind: 'missing', query: '', cursor: null })
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un fichier' }), 'avatars{Enter}')
    await expect.poll(() => sent(shown, 'StorageFindings')).toEqual({ kind: 'missing', query: 'avatars', cursor: null })
  })

  it.each([
    [{ orphans: 10_001 }, 'et 1 autre, qui n’est pas listé.'],
    [{ orphans: 12_345 }, 'et 2\u202f345 autres, qui ne sont pas listés.'],
    [{ orphans: 10_000, missing: 12_000 }, null],
  ])('says how many are not listed: %#', async (counts, text) => {
    const { screen } = open('/administration?tab=storage', {
      StorageReport: report(withOrphans(counts)),
      StorageFindings: findings(findingOf('f1')),
    })
    await screen.findByText('avatars/u/f1.webp')
    expect(screen.queryByText(/^et .* listés?\.$/)?.textContent ?? null).toBe(text)
  })
})

it('the log and the jobs name what is done to the storage', async () => {
  const items = [
    {
      __typename: 'AuditEntry',
      id: 'e1',
      act: 'storage.deleteOrphans',
      actorName: 'chef',
      subjectId: 'k1',
      details: [
        { __typename: 'AuditDetail', name: 'files', value: '12' },
        { __typename: 'AuditDetail', name: 'bytes', value: '2048' },
      ],
      createdAt: at,
    },
  ]
  const { screen } = open('/administration?tab=log', {
    AuditLog: { data: { __typename: 'Query', auditLog: { __typename: 'AuditPage', items, nextCursor: null } } },
  })
  const row = (await screen.findByText(/a demandé la suppression des fichiers orphelins/)).closest('li')
  expect(row?.textContent).toMatch(/ · fichiers\u00a0: 12 · taille\u00a0: 2\u00a0ko$/)
})
