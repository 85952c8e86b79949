import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../src/app/routes/SettingsRoute.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { ownSettings, team } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const settings: EdgeAnswer = { data: { __typename: 'Query', viewer: ownSettings, roles: [] } }
const shown: EdgeAnswer = { data: { __typename: 'Query', viewer: team } }
const withMembers = (members: (typeof team.channel)['members']) => ({ ...team.channel, members })
const withMemberships = (memberships: (typeof team)['channelMemberships']) => ({
  __typename: 'Viewer',
  id: team.id,
  channelMemberships: memberships,
})
function open(answers: Parameters<typeof createEdge>[0] = {}) {
  const edge = createEdge({ Settings: settings, ChannelTeam: shown, ...answers })
  return { edge, ...renderApp({ path: '/settings?tab=channel', edge, user: camille }) }
}
type Opened = ReturnType<typeof open>
const sent = ({ edge }: Opened, name: string) =>
  edge.requests.filter(({ operation }) => operation === name).map(({ variables }) => variables)
const section = async ({ screen }: Opened, name: string) => within(await screen.findByRole('region', { name }))

describe('the team of one’s channel', () => {
  it('lists who edits it and who is invited, and invites by name', async () => {
    const ben = {
      ...team.channel.members[1],
      id: 'channel-1/user-ben',
      person: { __typename: 'Person', id: 'user-ben', username: 'ben', avatarUrl: null },
    }
    const opened = open({
      InviteChannelMember: {
        data: {
          __typename: 'Mutation',
          inviteChannelMember: withMembers([...team.channel.members, { ...ben, __typename: 'ChannelMember', acceptedAt: null }]),
        },
      },
    })
    const of = await section(opened, 'Équipe de la chaîne')
    expect(of.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('lou'),
      expect.stringContaining('adaInvitation envoyée'),
    ])
    await opened.user.type(of.getByLabelText('Nom d’utilisateur'), '@ben{Enter}')
    expect(await of.findByText('ben')).toBeDefined()
    expect(of.getByLabelText('Nom d’utilisateur')).toHaveProperty('value', '')
    expect((await opened.screen.findAllByText('Invitation envoyée à ben')).length).toBeGreaterThan(0)
    expect(sent(opened, 'InviteChannelMember')).toEqual([{ channelId: 'channel-1', username: '@ben' }])
    expect(sent(opened, 'ChannelTeam')).toHaveLength(1)
  })

  it('says at the field why a name is refused, once, and keeps it', async () => {
    const message = 'Personne ne s’appelle nul sur ce site'
    const opened = open({ InviteChannelMember: { code: 'INVALID_INPUT', message, fields: { username: message } } })
    const of = await section(opened, 'Équipe de la chaîne')
    await opened.user.type(of.getByLabelText('Nom d’utilisateur'), 'nul{Enter}')
    expect(await of.findAllByText(message)).toHaveLength(1)
    expect(of.getByLabelText('Nom d’utilisateur')).toHaveProperty('value', 'nul')
    expect(of.queryByRole('alert')).toBeNull()
  })

  it('removes somebody after a question', async () => {
    const opened = open({
      RemoveChannelMember: { data: { __typename: 'Mutation', removeChannelMember: withMembers(team.channel.members.slice(1)) } },
    })
    const of = await section(opened, 'Équipe de la chaîne')
    await opened.user.click(of.getByRole('button', { name: 'Retirer lou de l’équipe' }))
    const dialog = within(await opened.screen.findByRole('alertdialog', { name: 'Retirer lou de l’équipe\u202f?' }))
    await opened.user.click(dialog.getByRole('button', { name: 'Retirer' }))
    await expect.poll(() => of.queryByText('lou')).toBeNull()
    expect(sent(opened, 'RemoveChannelMember')).toEqual([{ channelId: 'channel-1', userId: 'user-lou' }])
  })
})

describe('the channels of others', () => {
  it('are accepted where they invite, and then have a dashboard', async () => {
    const accepted = team.channelMemberships.map((each) => ({ ...each, kind: each.kind === 'invited' ? 'editor' : each.kind }))
    const opened = open({
      AnswerChannelInvitation: { data: { __typename: 'Mutation', answerChannelInvitation: withMemberships(accepted) } },
    })
    const of = await section(opened, 'Chaînes des autres')
    expect(of.getByText('vent vous invite dans son équipe')).toBeDefined()
    await opened.user.click(of.getByRole('button', { name: 'Accepter l’invitation de Le vent' }))
    await expect
      .poll(() => of.getAllByRole('link', { name: 'Gérer' }).map((link) => link.getAttribute('href')))
      .toEqual(['/dashboard?channel=channel-2', '/dashboard?channel=channel-3'])
    expect(sent(opened, 'AnswerChannelInvitation')).toEqual([{ channelId: 'channel-2', accepted: true }])
  })

  it('are declined, or left, after a question', async () => {
    const without = (id: string) => withMemberships(team.channelMemberships.filter((each) => each.id !== id))
    const opened = open({
      AnswerChannelInvitation: { data: { __typename: 'Mutation', answerChannelInvitation: without('channel-2') } },
      LeaveChannel: { data: { __typename: 'Mutation', leaveChannel: withMemberships([]) } },
    })
    const of = await section(opened, 'Chaînes des autres')
    await opened.user.click(of.getByRole('button', { name: 'Refuser l’invitation de Le vent' }))
    await opened.user.click(within(await opened.screen.findByRole('alertdialog')).getByRole('button', { name: 'Refuser' }))
    await expect.poll(() => of.queryByText('Le vent')).toBeNull()
    await opened.user.click(of.getByRole('button', { name: 'Quitter l’équipe de La pluie' }))
    await opened.user.click(within(await opened.screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter' }))
    await expect.poll(() => opened.screen.queryByText('La pluie')).toBeNull()
    expect(sent(opened, 'AnswerChannelInvitation')).toEqual([{ channelId: 'channel-2', accepted: false }])
    expect(sent(opened, 'LeaveChannel')).toEqual([{ channelId: 'channel-3' }])
  })

  it('are read again when an invitation was cancelled meanwhile', async () => {
    const opened = open({ AnswerChannelInvitation: { code: 'INVITATION_NOT_FOUND', message: 'Cette invitation n’existe plus' } })
    const of = await section(opened, 'Chaînes des autres')
    opened.edge.answers['ChannelTeam'] = {
      data: { __typename: 'Query', viewer: { ...team, channelMemberships: team.channelMemberships.slice(2) } },
    }
    await opened.user.click(of.getByRole('button', { name: 'Accepter l’invitation de Le vent' }))
    await expect.poll(() => of.queryByText('Le vent')).toBeNull()
    expect((await opened.screen.findAllByText('Cette invitation n’existe plus')).length).toBeGreaterThan(0)
  })
})
