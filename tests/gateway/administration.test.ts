import { finishCheck, insertFindings } from '../../src/db/storageCheck/storageChecks.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'
import { remoteWorker } from '../support/remoteWorker.ts'

let site: Site
let administrator: Person
let member: Person
beforeAll(async () => {
  site = await startSite()
  administrator = await site.api.administrator()
  member = await site.api.person({ email: 'hulotte@foret.exemple' })
})
afterAll(() => site.close())

const codeOf = async (query: string, variables: Record<string, unknown>, as: Partial<Person> = {}) =>
  (await site.gateway.ask(query, variables, as)).body.errors?.[0]?.extensions.code
const account = 'id username email role { id name } suspendedAt isEmailVerified'

const queries = {
  overview: 'query { overview { people jobs { waiting running failed } mails { waiting failed } freeBytes } }',
  accounts: `query($query: String! = "") { accounts(query: $query) { items { ${account} } nextCursor } }`,
  auditLog: 'query { auditLog { items { id act actorName details { name value } } nextCursor } }',
  administeredContents: 'query { administeredContents { items { id title state visibility failure channelName } nextCursor } }',
  administeredChannels: 'query { administeredChannels { items { id name username isOwnerSuspended } nextCursor } }',
  storageReport: 'query { storageReport { uses { kind files bytes } check { id state } } }',
  storageFindings: 'query { storageFindings(kind: orphan) { items { id key contentId title } nextCursor } }',
  jobs: 'query { jobs { items { id kind state title mailKind recipient canRetry workerHost workerPid isRunRemotely } nextCursor } }',
  unsentMails: 'query { unsentMails { items { id kind state } nextCursor } }',
  failedConversions: 'query { failedConversions { items { id message } nextCursor } }',
  registrationSettings: 'query { registrationSettings { mode question answers blockedDomains terms holdNewAccounts } }',
  roleQuotas: 'query { roleQuotas { id name totalBytes dailyBytes } }',
  invitations: 'query { invitations { items { id note places used } nextCursor } }',
  registrationRequests: 'query { registrationRequests { items { id username reason } nextCursor } }',
}
const suspending = `mutation($id: ID!, $suspended: Boolean!) { setAccountSuspended(id: $id, suspended: $suspended) { ${account} } }`
const changingRole = `mutation($id: ID!, $roleId: ID!) { setAccountRole(id: $id, roleId: $roleId) { ${account} } }`
const removing = 'mutation($id: ID!) { removeAccount(id: $id) { id } }'
const settings = `mutation($input: RegistrationSettingsInput!) { updateRegistrationSettings(input: $input) { mode question answers terms holdNewAccounts } }`
const registering = 'mutation($input: RegisterInput!) { register(input: $input) { token viewer { username } } }'
const inviting = 'mutation($input: InvitationInput!) { createInvitation(input: $input) { token invitation { id note } } }'
const deciding = 'mutation($id: ID!, $approved: Boolean!) { decideRegistration(id: $id, approved: $approved) { id approved } }'
const form = { username: 'nouvelle', firstname: '', lastname: '', email: 'nouvelle@exemple.fr', password: 'Passw0rd!' }

describe.each(Object.entries(queries))('%s', (name, query) => {
  it('is for administrators, with one REST call', async () => {
    expect(await codeOf(query, {})).toBe('UNAUTHENTICATED')
    expect(await codeOf(query, {}, member)).toBe('FORBIDDEN')
    expect(await site.callsOf(async () => void (await site.gateway.data(query, {}, administrator)))).toHaveLength(1)
    expect(Object.keys(await site.gateway.data<Record<string, unknown>>(query, {}, administrator))).toEqual([name])
  })
})

it('refuses the acts of administrators to everybody else, and does nothing', async () => {
  const acts: [string, Record<string, unknown>][] = [
    [suspending, { id: administrator.uuid, suspended: true }],
    [changingRole, { id: administrator.uuid, roleId: administrator.uuid }],
    [removing, { id: administrator.uuid }],
    ['mutation($id: ID!) { setChannelVerified(id: $id, verified: true) { id } }', { id: administrator.uuid }],
    ['mutation($id: ID!) { retryJob(id: $id) { id } }', { id: administrator.uuid }],
    ['mutation { checkStorage { check { id } } }', {}],
    ['mutation($id: ID!) { deleteOrphans(checkId: $id) { check { id } } }', { id: administrator.uuid }],
    ['mutation($id: ID!) { setJobRaised(id: $id, raised: true) { id } }', { id: administrator.uuid }],
    ['mutation($id: ID!) { abandonJob(id: $id) { id } }', { id: administrator.uuid }],
    ['mutation($id: ID!) { resetSecondFactor(id: $id) { id } }', { id: administrator.uuid }],
    [settings, { input: { mode: 'closed', question: '', answers: [], blockedDomains: [], terms: '', holdNewAccounts: false } }],
    [inviting, { input: { note: '', places: 1, days: 1 } }],
    [deciding, { id: administrator.uuid, approved: true }],
  ]
  for (const [act, variables] of acts) {
    expect(await codeOf(act, variables)).toBe('UNAUTHENTICATED')
    expect(await codeOf(act, variables, member)).toBe('FORBIDDEN')
  }
  expect((await site.api.call('GET', '/users/me', { as: administrator })).status).toBe(200)
})

it('finds an account, suspends and reopens it, and gives it another role', async () => {
  type Page = { accounts: { items: { id: string; suspendedAt: string | null; role: { id: string; name: string } }[] } }
  const found = await site.gateway.data<Page>(queries.accounts, { query: 'HULOTTE' }, administrator)
  expect(found.accounts.items).toMatchObject([{ id: member.uuid, suspendedAt: null, role: { name: 'Utilisateur' } }])
  const { roles } = await site.gateway.data<{ roles: { id: string; name: string }[] }>('query { roles { id name } }', {}, administrator)
  const moderator = roles.find(({ name }) => name === 'Modérateur')
  expect(await site.gateway.data(changingRole, { id: member.uuid, roleId: moderator?.id }, administrator)).toMatchObject({
    setAccountRole: { role: { name: 'Modérateur' } },
  })
  expect(await site.gateway.data(suspending, { id: member.uuid, suspended: true }, administrator)).toMatchObject({
    setAccountSuspended: { suspendedAt: expect.stringMatching(/^20/) },
  })
  expect(await codeOf('query { viewer { id } bell { unreadCount } }', {}, member)).toBe('SESSION_EXPIRED')
  expect(await site.gateway.data(suspending, { id: member.uuid, suspended: false }, administrator)).toMatchObject({
    setAccountSuspended: { suspendedAt: null },
  })
  const log = await site.gateway.data<{ auditLog: { items: object[] } }>(queries.auditLog, {}, administrator)
  expect(log.auditLog.items[0]).toMatchObject({
    act: 'user.reopen',
    actorName: administrator.username,
    details: [{ name: 'username', value: member.username }],
  })
})

it('keeps what is not given of the rules of registrations, in one REST call', async () => {
  const choose = (input: object) => site.gateway.data(settings, { input }, administrator)
  await choose({ mode: 'closed', question: 'La capitale ?', answers: ['Paris'] })
  const calls = await site.callsOf(async () => {
    expect(await choose({ terms: 'Soyez polis.', mode: null })).toEqual({
      updateRegistrationSettings: {
        mode: 'closed',
        question: 'La capitale ?',
        answers: ['Paris'],
        terms: 'Soyez polis.',
        holdNewAccounts: false,
      },
    })
  })
  expect(calls).toEqual(['PUT /registration/settings'])
  expect(await codeOf(settings, { input: { answers: [] } }, administrator)).toBe('INVALID_INPUT')
})

it('opens a session at once, or none until an administrator has approved', async () => {
  const choose = (mode: string) =>
    site.gateway.data(
      settings,
      { input: { mode, question: '', answers: [], blockedDomains: [], terms: 'Soyez polis.', holdNewAccounts: true } },
      administrator,
    )
  expect(await choose('open')).toEqual({
    updateRegistrationSettings: { mode: 'open', question: '', answers: [], terms: 'Soyez polis.', holdNewAccounts: true },
  })
  expect(await site.gateway.data('query { registration { mode question terms } }')).toEqual({
    registration: { mode: 'open', question: '', terms: 'Soyez polis.' },
  })
  expect(await codeOf(registering, { input: form })).toBe('INVALID_INPUT')
  expect(await site.gateway.data(registering, { input: { ...form, acceptsTerms: true } })).toMatchObject({
    register: { token: expect.any(String), viewer: { username: 'nouvelle' } },
  })
  await choose('approval')
  const waiting = { ...form, username: 'marin', email: 'marin@exemple.fr', acceptsTerms: true, reason: 'Je filme la mer' }
  expect(await site.gateway.data(registering, { input: waiting })).toEqual({ register: null })
  type Page = { registrationRequests: { items: { id: string; username: string; reason: string }[] } }
  const { registrationRequests } = await site.gateway.data<Page>(queries.registrationRequests, {}, administrator)
  const [request] = registrationRequests.items
  expect(request).toMatchObject({ username: 'marin', reason: 'Je filme la mer' })
  expect(await site.gateway.data(deciding, { id: request?.id, approved: true }, administrator)).toEqual({
    decideRegistration: { id: request?.id, approved: true },
  })
  expect(await codeOf(deciding, { id: request?.id, approved: false }, administrator)).toBe('REGISTRATION_NOT_FOUND')
  type Made = { createInvitation: { token: string; invitation: { id: string } } }
  const { createInvitation } = await site.gateway.data<Made>(inviting, { input: { note: 'Club', places: 1, days: 1 } }, administrator)
  const invited = { ...waiting, username: 'lea', email: 'lea@exemple.fr', reason: '', invitation: createInvitation.token }
  expect(await site.gateway.data(registering, { input: invited })).toMatchObject({ register: { viewer: { username: 'lea' } } })
  const withdrawing = 'mutation($id: ID!) { deleteInvitation(id: $id) { id } }'
  const { id } = createInvitation.invitation
  expect(await site.gateway.data(withdrawing, { id }, administrator)).toEqual({ deleteInvitation: { id } })
  expect(await codeOf(withdrawing, { id }, administrator)).toBe('INVITATION_NOT_FOUND')
  expect(await site.gateway.data(removing, { id: member.uuid }, administrator)).toEqual({ removeAccount: { id: member.uuid } })
  expect(await codeOf(removing, { id: member.uuid }, administrator)).toBe('USER_NOT_FOUND')
})

it('finds a video by its state, gives its channel a badge, and deletes the video', async () => {
  const creator = await site.api.creator('Grand Large')
  const content = await site.api.playable(creator, { title: 'À effacer' })
  type Found = { administeredContents: { items: object[] }; administeredChannels: { items: object[] } }
  const finding = `query($query: String!) {
    administeredContents(query: $query, state: ready, visibility: public) { items { id title channelId channelName username state } }
    administeredChannels(query: $query, verified: true) { items { id name username isVerified videosCount } }
  }`
  const badge = 'mutation($id: ID!, $verified: Boolean!) { setChannelVerified(id: $id, verified: $verified) { id isVerified } }'
  const row = { id: content, title: 'À effacer', channelId: creator.channel, channelName: 'Grand Large', username: creator.username }
  const find = () => site.gateway.data<Found>(finding, { query: creator.username }, administrator)
  expect(await find()).toEqual({ administeredContents: { items: [{ ...row, state: 'ready' }] }, administeredChannels: { items: [] } })
  expect(await site.gateway.data(badge, { id: creator.channel, verified: true }, administrator)).toEqual({
    setChannelVerified: { id: creator.channel, isVerified: true },
  })
  expect((await find()).administeredChannels.items).toEqual([
    { id: creator.channel, name: 'Grand Large', username: creator.username, isVerified: true, videosCount: 1 },
  ])
  const deleting = 'mutation($id: ID!) { removeContent(id: $id) { id } }'
  expect(await codeOf(deleting, { id: content }, member)).toBe('SESSION_EXPIRED')
  expect(await site.gateway.data(deleting, { id: content }, administrator)).toEqual({ removeContent: { id: content } })
  expect(await codeOf(deleting, { id: content }, administrator)).toBe('CONTENT_NOT_FOUND')
})

it('puts a job before the others, back to its place, runs it again, and abandons it', async () => {
  const creator = await site.api.creator('Haute mer')
  const content_uuid = await site.api.content(creator, { title: 'À traiter' })
  await site.api.jobs.enqueue('media.transcribe', { content_uuid, upload_uuid: content_uuid })
  type Page = { jobs: { items: { id: string; kind: string }[] } }
  const asking = 'query($state: JobState) { jobs(state: $state) { items { id kind state contentId title isRaised attempts } } }'
  const find = async (state: string | null) =>
    (await site.gateway.data<Page>(asking, { state }, administrator)).jobs.items.filter(({ kind }) => kind === 'transcribe')
  const [job] = await find(null)
  const shown = { id: job?.id, kind: 'transcribe', state: 'waiting', contentId: content_uuid, title: 'À traiter', attempts: 0 }
  expect(job).toEqual({ ...shown, isRaised: false })
  const raising = 'mutation($id: ID!, $raised: Boolean!) { setJobRaised(id: $id, raised: $raised) { id } }'
  for (const raised of [true, false]) {
    await site.gateway.data(raising, { id: job?.id, raised }, administrator)
    expect(await find('waiting')).toEqual([{ ...shown, isRaised: raised }])
  }
  expect(await codeOf('mutation($id: ID!) { retryJob(id: $id) { id } }', { id: job?.id }, administrator)).toBe('JOB_NOT_WAITING')
  const workers = async () => {
    const asked = 'query { jobs(state: running) { items { id workerHost workerPid isRunRemotely } } }'
    return (await site.gateway.data<Page>(asked, {}, administrator)).jobs.items.filter(({ id }) => id === job?.id)
  }
  expect(await workers()).toEqual([])
  const taken = await site.api.jobs.claims.take('media.transcribe', remoteWorker)
  expect(await workers()).toEqual([{ id: job?.id, workerHost: 'atelier', workerPid: 12, isRunRemotely: true }])
  if (taken) await site.api.jobs.claims.giveBack(taken.claim)
  const abandoning = 'mutation($id: ID!) { abandonJob(id: $id) { id } }'
  expect(await site.gateway.data(abandoning, { id: job?.id }, administrator)).toEqual({ abandonJob: { id: job?.id } })
  expect(await find(null)).toEqual([])
  expect(await codeOf(abandoning, { id: job?.id }, administrator)).toBe('JOB_NOT_FOUND')
})

it('has the storage checked, lists what was found, and has the orphans deleted', async () => {
  const state = 'check { id state orphans deletable { files bytes } deletion { state deleted } }'
  type Report = { check: { id: string } | null }
  const { checkStorage } = await site.gateway.data<{ checkStorage: Report }>(`mutation { checkStorage { ${state} } }`, {}, administrator)
  const id = checkStorage.check?.id ?? ''
  const nothing = { files: 0, bytes: 0 }
  expect(checkStorage.check).toEqual({ id, state: 'waiting', orphans: 0, deletable: nothing, deletion: null })
  const deleting = `mutation($id: ID!) { deleteOrphans(checkId: $id) { ${state} } }`
  expect(await codeOf(deleting, { id }, administrator)).toBe('CONFLICT')
  const creator = await site.api.creator('Marée basse')
  const content = await site.api.content(creator, { title: 'Perdue' })
  const { db } = site.api.database
  const key = `originals/${content}/a.mp4`
  await insertFindings(db, id, [{ kind: 'orphan', key, files: 1, bytes: 12 }])
  await finishCheck(db, id)
  const finding = 'query($query: String!) { storageFindings(kind: orphan, query: $query) { items { key bytes contentId title outcome } } }'
  expect(await site.gateway.data(finding, { query: 'perdue' }, administrator)).toEqual({
    storageFindings: { items: [{ key, bytes: 12, contentId: content, title: 'Perdue', outcome: null }] },
  })
  expect(await site.gateway.data(finding, { query: 'autre' }, administrator)).toEqual({ storageFindings: { items: [] } })
  expect(await site.gateway.data(deleting, { id }, administrator)).toMatchObject({
    deleteOrphans: { check: { id, state: 'done', deletable: { files: 1, bytes: 12 }, deletion: { state: 'waiting', deleted: 0 } } },
  })
  await db.deleteFrom('storage_checks').execute()
})
