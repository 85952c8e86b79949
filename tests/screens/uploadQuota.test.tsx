import { expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { noQuota, ownSettings } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const answer = (quota: object) => ({
  data: { __typename: 'Query', viewer: { __typename: 'Viewer', id: camille.id, quota: { ...noQuota, ...quota } } },
})
const video = new File(['RIFF\0\0\0\0AVI '], 'matin.avi', { type: 'video/x-msvideo' })

it('says nothing of quotas where there are none', async () => {
  const { screen, edge } = opened(answer({ totalUsedBytes: 500 }))
  await screen.findByRole('button', { name: 'Publier la vidéo' })
  await expect.poll(() => asked(edge)).toContain('OwnQuota')
  expect(screen.queryByRole('region', { name: 'Votre quota' })).toBeNull()
})

it('shows before sending what is used, what is left and what the file needs', async () => {
  const { screen, user } = opened(answer({ totalLimitBytes: 1000, totalUsedBytes: 400, dailyUsedBytes: 100 }))
  const bar = await screen.findByRole('progressbar', { name: 'Vidéos gardées' })
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toMatch(/^400 octets sur 1\s000 octets, reste 600 octets$/)
  expect(screen.getByText('Envoyé en 24 heures : 100 octets, sans limite')).toBeDefined()
  await user.upload(screen.getByLabelText(/^Vidéo/, { selector: 'input[type="file"]' }), video)
  expect(await screen.findByText('Ce fichier demande 12 octets.')).toBeDefined()
})

it('refuses a file that is more than what is left before anything is sent, and keeps what was typed', async () => {
  const moreAt = new Date(Date.now() + 2 * 3_600_000 + 20_000).toISOString()
  const { screen, user, edge } = opened(answer({ dailyLimitBytes: 20, dailyUsedBytes: 10, moreAt }))
  await user.upload(await screen.findByLabelText(/^Vidéo/, { selector: 'input[type="file"]' }), video)
  const reason =
    'Votre quota du jour est atteint : il vous reste 10 octets sur 20 octets, et ce fichier demande 12 octets. Il s’en libère dans 2 h 00 min.'
  expect(await screen.findByText(reason)).toBeDefined()
  await user.clear(screen.getByLabelText('Titre'))
  await user.type(screen.getByLabelText('Titre'), 'Un matin')
  const publish = screen.getByRole('button', { name: 'Publier la vidéo' })
  await expect.poll(() => publish, { message: 'once the file is read' }).toHaveProperty('disabled', false)
  await user.click(publish)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain('Votre quota du jour est atteint')
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined()
  expect(screen.getByLabelText('Titre')).toHaveProperty('value', 'Un matin')
  expect(screen.getByText('matin.avi')).toBeDefined()
  expect(asked(edge)).not.toContain('CreateContent')
})

it('is in the settings of the account', async () => {
  const quota = { ...noQuota, totalLimitBytes: 5 * 1024 ** 3, totalUsedBytes: 1024 ** 3 }
  const edge = createEdge({ Settings: { data: { __typename: 'Query', viewer: { ...ownSettings, quota }, roles: [] } } })
  const { screen } = renderApp({ path: '/settings', edge, user: camille })
  expect(await screen.findByRole('heading', { name: 'Votre quota' })).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Vidéos gardées' }).getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    '1 Go sur 5 Go, reste 4 Go',
  )
})

function opened(quota: ReturnType<typeof answer>) {
  const edge = createEdge({ OwnQuota: quota })
  return { edge, ...renderApp({ path: '/upload', edge, user: creator }) }
}
const asked = ({ requests }: ReturnType<typeof createEdge>): string[] => requests.map(({ operation }) => operation)
