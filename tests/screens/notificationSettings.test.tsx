import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { notificationChoices, ownSettings, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const settings = (patch: object = {}) => ({ data: { __typename: 'Query', viewer: { ...ownSettings, ...patch }, roles: [] } })
const weekly = { ...notificationChoices, digest: 'weekly' }

beforeEach(() => sessionStorage.clear())

describe('the notifications in the settings', () => {
  function open(patch: object = {}, answers: Parameters<typeof createEdge>[0] = {}) {
    const edge = createEdge({ Settings: settings(patch), ...answers })
    return { edge, ...renderApp({ path: '/settings?tab=notifications', edge, user: camille }) }
  }
  const sent = (edge: ReturnType<typeof createEdge>) =>
    edge.requests.filter(({ operation }) => operation === 'SetNotificationChoices').map(({ variables }) => variables)

  it('show each kind with what it is about, on the site and by mail, which nobody gets unasked', async () => {
    const { screen } = open()
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
    const shown = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked, disabled }) => `${checked ? 'on' : 'off'}${disabled ? ', disabled' : ''}`),
    ])
    expect(shown).toEqual([
      ['Nouvelles vidéosDes chaînes dont vous avez activé la cloche', 'on', 'off, disabled'],
      ['CommentairesSous vos vidéos', 'on', 'off, disabled'],
      ['RéponsesÀ vos commentaires', 'on', 'off, disabled'],
      ['AbonnésDe votre chaîne', 'on', 'off, disabled'],
      ['CœursDonnés à vos commentaires', 'on', 'off, disabled'],
      ['MentionsDe votre nom dans un commentaire', 'on', 'off, disabled'],
      ['InvitationsDans l’équipe d’une chaîne', 'on', 'off, disabled'],
    ])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Résumé par e-mail' }).value).toBe('never')
    expect(screen.getByText('Choisissez une fréquence pour recevoir un résumé par e-mail.')).toBeDefined()
  })

  it('are saved together, and stay after another visit of the tab without a request', async () => {
    const saved = {
      ...weekly,
      kinds: weekly.kinds.map((choice) => ({ ...choice, onSite: choice.kind !== 'follow', byMail: choice.kind !== 'comment' })),
    }
    const { screen, user, edge } = open(
      {},
      {
        SetNotificationChoices: {
          data: { __typename: 'Mutation', setNotificationChoices: { __typename: 'Viewer', id: viewer.id, notificationChoices: saved } },
        },
      },
    )
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Résumé par e-mail' }), 'Chaque semaine')
    await user.click(screen.getByRole('checkbox', { name: /^Commentaires.*par e-mail$/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Abonnés.*sur le site$/ }))
    // What the site does not notify of is in no digest.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Abonnés.*par e-mail$/ })).toMatchObject({
      checked: false,
      disabled: true,
    })
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Notifications mises à jour')).toBeDefined()
    expect(sent(edge)).toEqual([
      {
        input: {
          kinds: [
            { kind: 'newContent', onSite: true, byMail: true },
            { kind: 'comment', onSite: true, byMail: false },
            { kind: 'reply', onSite: true, byMail: true },
            { kind: 'follow', onSite: false, byMail: true },
            { kind: 'commentHearted', onSite: true, byMail: true },
            { kind: 'mention', onSite: true, byMail: true },
            { kind: 'channelInvitation', onSite: true, byMail: true },
          ],
          digest: 'weekly',
        },
      },
    ])
    expect(screen.queryByRole('button', { name: 'Annuler les modifications' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Compte utilisateur' }))
    await user.click(await screen.findByRole('tab', { name: 'Notifications' }))
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Résumé par e-mail' })).value).toBe('weekly')
    expect(edge.requests.filter(({ operation }) => operation === 'Settings')).toHaveLength(1)
  })

  it('keep what was chosen when it cannot be saved, and say why', async () => {
    const { screen, user } = open({}, { SetNotificationChoices: { code: 'STORAGE_FULL', message: 'Le disque du site est plein' } })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Résumé par e-mail' }), 'Chaque jour')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Le disque du site est plein')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Résumé par e-mail' }).value).toBe('daily')
  })

  it('say that no digest comes before the address is proven', async () => {
    const { screen } = open({ isEmailVerified: false, notificationChoices: weekly })
    expect(await screen.findByText(/^Votre adresse n’est pas encore confirmée/)).toBeDefined()
  })
})

describe('the muted channels in the settings', () => {
  const muted = (id: string, name: string) => ({
    __typename: 'Channel',
    id,
    name,
    viewerMutes: true,
    owner: { __typename: 'Person', id: `owner-${id}`, username: name.toLowerCase(), avatarUrl: null },
  })
  const open = (channels: readonly object[], answers: Parameters<typeof createEdge>[0] = {}) => {
    const edge = createEdge({ Settings: settings({ mutedChannels: channels }), ...answers })
    return { edge, ...renderApp({ path: '/settings?tab=notifications', edge, user: camille }) }
  }

  it('are unmuted one by one, and can be muted again', async () => {
    const answer = (viewerMutes: boolean) => ({
      data: { __typename: 'Mutation', setMute: { __typename: 'Channel', id: 'm1', viewerMutes } },
    })
    const { screen, user, edge } = open([muted('m1', 'Atelier'), muted('m2', 'Forge')], { SetMute: answer(false) })
    await user.click(await screen.findByRole('button', { name: 'Ne plus masquer Atelier' }))
    const again = await screen.findByRole('button', { name: 'Masquer de nouveau Atelier' })
    expect(screen.getByRole('button', { name: 'Ne plus masquer Forge' })).toBeDefined()
    edge.answers['SetMute'] = answer(true)
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Ne plus masquer Atelier' })).toBeDefined()
    const asked = edge.requests.filter(({ operation }) => operation === 'SetMute').map(({ variables }) => variables)
    expect(asked).toEqual([
      { channelId: 'm1', muted: false },
      { channelId: 'm1', muted: true },
    ])
    expect(screen.getByRole('link', { name: 'Atelier' }).getAttribute('href')).toBe('/creator/atelier')
  })

  it('say where to mute one while there are none', async () => {
    const { screen } = open([])
    expect(await screen.findByText('Vous ne masquez aucune chaîne. Le bouton pour en masquer une est sur sa page.')).toBeDefined()
  })
})
