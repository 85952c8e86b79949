import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const administrator = { ...camille, roleName: 'Administrateur' }
const page = (type: string, items: object[], nextCursor: string | null = null) => ({ __typename: type, items, nextCursor })
const open = (path: string, answers: Parameters<typeof createEdge>[0]) => {
  const edge = createEdge(answers)
  return { edge, ...renderApp({ path, edge, user: administrator }) }
}
type Shown = ReturnType<typeof open>
const choose = async ({ screen, user }: Shown, thing: string, act: string, confirm: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions pour ${thing}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
}
const sent = ({ edge }: Shown, operation: string) => edge.requests.findLast((request) => request.operation === operation)?.variables

const contentOf = (id: string, title: string, change: object = {}) => ({
  __typename: 'AdministeredContent',
  id,
  title,
  thumbnailUrl: null,
  channelId: 'k1',
  channelName: 'Grand large',
  username: 'lou',
  visibility: 'public',
  isHidden: false,
  state: 'ready',
  progress: 100,
  failure: null,
  reason: null,
  canRepeat: false,
  originalBytes: 3 * 1024 ** 2,
  renditionsBytes: 2 * 1024 ** 2,
  isMeasured: true,
  viewsCount: 12,
  openReports: 0,
  createdAt: new Date().toISOString(),
  ...change,
})
const contents = (...items: object[]) => ({ data: { __typename: 'Query', administeredContents: page('AdministeredContentPage', items) } })

describe('the videos of the site', () => {
  it('say what they are, what they take and what is wrong, and lead to their page, their channel and their reports', async () => {
    const broken = contentOf('c2', 'Coupée', {
      visibility: 'members',
      state: 'failed',
      failure: 'La vidéo n’a pas pu être convertie',
      reason: 'killed',
      canRepeat: true,
      originalBytes: null,
      renditionsBytes: null,
      isMeasured: false,
    })
    const arriving = contentOf('c3', 'Neuve', { state: 'converting', progress: 40, originalBytes: null, renditionsBytes: null })
    const { screen } = open('/administration?tab=contents', {
      AdministeredContents: contents(contentOf('c1', 'La mer', { isHidden: true, openReports: 2 }), broken, arriving),
    })
    const title = await screen.findByRole('link', { name: 'La mer' })
    expect(title.getAttribute('href')).toBe('/watch/c1')
    const [first, second, third] = screen.getAllByRole('listitem').slice(-3)
    expect(first?.textContent).toMatch(
      /^La merPrêtePubliqueMasquéeGrand large12 vues · .*Fichier\u00a0: 3\u00a0Mo · Version lue\u00a0: 2\u00a0Mo/,
    )
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Grand large' })
        .getAttribute('href'),
    ).toBe('/creator/lou')
    expect(screen.getByRole('link', { name: '2 signalements à traiter' }).getAttribute('href')).toBe('/administration?tab=reports')
    expect(second?.textContent).toMatch(/^CoupéeConversion en échecPour les membres.*Taille pas encore mesurée.*convertie\u00a0: killed$/)
    expect(third?.textContent).toMatch(/^NeuveEn conversion, 40\u00a0%Publique.*Aucun fichier ici$/)
  })

  it('are filtered by the address, which the form changes', async () => {
    const shown = open('/administration?tab=contents&state=failed&visibility=rien', { AdministeredContents: contents() })
    const { screen, user } = shown
    expect(await screen.findByText('Aucune vidéo')).toBeDefined()
    expect(sent(shown, 'AdministeredContents')).toEqual({ query: '', state: 'failed', visibility: null, hidden: false, cursor: null })
    await user.type(screen.getByPlaceholderText('Titre, chaîne, compte...'), 'mer{Enter}')
    await user.selectOptions(screen.getByLabelText('Visibilité'), 'Par lien')
    await user.click(screen.getByRole('button', { name: 'Masquées' }))
    expect(location.search).toBe('?tab=contents&q=mer&state=failed&visibility=link&hidden=true')
    await expect
      .poll(() => sent(shown, 'AdministeredContents'))
      .toEqual({ query: 'mer', state: 'failed', visibility: 'link', hidden: true, cursor: null })
    await user.click(screen.getByRole('button', { name: 'Retirer En échec' }))
    expect(location.search).toBe('?tab=contents&q=mer&visibility=link&hidden=true')
  })

  it('are hidden and shown again', async () => {
    let isHidden = false
    const shown = open('/administration?tab=contents', {
      AdministeredContents: () => contents(contentOf('c1', 'La mer', { isHidden })),
      SetHidden: ({ variables: { hidden } }) => {
        isHidden = hidden === true
        return { data: { __typename: 'Mutation', setHidden: { __typename: 'ReportSubject', id: 'c1', isHidden } } }
      },
    })
    await choose(shown, 'La mer', 'Masquer', 'Masquer')
    expect(await shown.screen.findByText('Masquée')).toBeDefined()
    expect(sent(shown, 'SetHidden')).toEqual({ kind: 'content', id: 'c1', hidden: true })
    await choose(shown, 'La mer', 'Montrer de nouveau', 'Montrer')
    await expect.poll(() => shown.screen.queryByText('Masquée')).toBeNull()
    expect(sent(shown, 'SetHidden')).toEqual({ kind: 'content', id: 'c1', hidden: false })
  })

  it('leave the list once they are deleted', async () => {
    let items = [contentOf('c1', 'La mer'), contentOf('c2', 'La forêt')]
    const shown = open('/administration?tab=contents', {
      AdministeredContents: () => contents(...items),
      RemoveContent: () => {
        items = items.slice(1)
        return { data: { __typename: 'Mutation', removeContent: { __typename: 'DeletedContent', id: 'c1' } } }
      },
    })
    await choose(shown, 'La mer', 'Supprimer', 'Supprimer définitivement')
    await expect.poll(() => shown.screen.queryByText('La mer')).toBeNull()
    expect(shown.screen.getByText('La forêt')).toBeDefined()
    expect(sent(shown, 'RemoveContent')).toEqual({ id: 'c1' })
  })

  it('are converted again where that failed', async () => {
    let state = 'failed'
    const shown = open('/administration?tab=contents', {
      AdministeredContents: () => contents(contentOf('c1', 'La mer', { state, canRepeat: state === 'failed', progress: 0 })),
      RepeatConversion: () => {
        state = 'converting'
        return { data: { __typename: 'Mutation', repeatConversion: { __typename: 'Content', id: 'c1', media: null, failure: null } } }
      },
    })
    await choose(shown, 'La mer', 'Recommencer la conversion', 'Recommencer')
    expect(await shown.screen.findByText(/^En conversion, 0/)).toBeDefined()
    await shown.user.click(shown.screen.getByRole('button', { name: 'Actions pour La mer' }))
    expect(await shown.screen.findByRole('menuitem', { name: 'Compte de lou' })).toBeDefined()
    expect(shown.screen.queryByRole('menuitem', { name: 'Recommencer la conversion' })).toBeNull()
  })
})

describe('the channels of the site', () => {
  const channelOf = (change: object = {}) => ({
    __typename: 'AdministeredChannel',
    id: 'k1',
    name: 'Grand large',
    username: 'lou',
    avatarUrl: null,
    isOwnerSuspended: false,
    isVerified: false,
    followersCount: 1,
    videosCount: 3,
    bytes: 5 * 1024 ** 3,
    createdAt: new Date().toISOString(),
    ...change,
  })
  const channels = (...items: object[]) => ({ data: { __typename: 'Query', administeredChannels: page('AdministeredChannelPage', items) } })

  it('say whose they are and what they have, and get their badge', async () => {
    let isVerified = false
    const shown = open('/administration?tab=channels', {
      AdministeredChannels: () => channels(channelOf({ isVerified, isOwnerSuspended: true })),
      SetChannelVerified: ({ variables: { verified } }) => {
        isVerified = verified === true
        return { data: { __typename: 'Mutation', setChannelVerified: { __typename: 'Channel', id: 'k1', isVerified } } }
      },
    })
    const row = (await shown.screen.findByRole('link', { name: 'Grand large' })).closest('li')
    expect(row?.textContent).toMatch(/Grand largeCompte suspenduDe louCréation.*3 vidéos · 1 abonné · 5\u00a0Go$/)
    await choose(shown, 'Grand large', 'Donner le badge vérifié', 'Donner le badge')
    expect(await shown.screen.findByText('Vérifiée')).toBeDefined()
    expect(sent(shown, 'SetChannelVerified')).toEqual({ id: 'k1', verified: true })
    await choose(shown, 'Grand large', 'Reprendre le badge vérifié', 'Reprendre')
    await expect.poll(() => shown.screen.queryByText('Vérifiée')).toBeNull()
    expect(sent(shown, 'SetChannelVerified')).toEqual({ id: 'k1', verified: false })
  })

  it('are searched, and lead to their videos and to the account', async () => {
    const shown = open('/administration?tab=channels', { AdministeredChannels: channels(channelOf()), AdministeredContents: contents() })
    const { screen, user } = shown
    await user.type(await screen.findByPlaceholderText('Chaîne, compte...'), 'large{Enter}')
    await user.click(screen.getByRole('button', { name: 'Vérifiées' }))
    await expect.poll(() => sent(shown, 'AdministeredChannels')).toEqual({ query: 'large', verified: true, cursor: null })
    await user.click(await screen.findByRole('button', { name: 'Actions pour Grand large' }))
    expect((await screen.findByRole('menuitem', { name: 'Compte de lou' })).getAttribute('href')).toBe('/administration?tab=accounts&q=lou')
    await user.click(screen.getByRole('menuitem', { name: 'Ses vidéos' }))
    await expect.poll(() => sent(shown, 'AdministeredContents')).toMatchObject({ query: 'k1' })
    expect(screen.getByPlaceholderText<HTMLInputElement>('Titre, chaîne, compte...').value).toBe('k1')
  })
})
