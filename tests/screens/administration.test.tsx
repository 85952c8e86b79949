import { cleanup, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const administrator = { ...camille, roleName: 'Administrateur' }
type Answers = Parameters<typeof createEdge>[0]
const page = (type: string, items: object[], nextCursor: string | null = null) => ({ __typename: type, items, nextCursor })

const quotaOf = (id: string, change: object = {}) => ({
  __typename: 'Quota',
  id,
  totalLimitBytes: null,
  totalUsedBytes: 0,
  dailyLimitBytes: null,
  dailyUsedBytes: 0,
  moreAt: null,
  totalChoice: 'role',
  dailyChoice: 'role',
  ...change,
})
const accountOf = (id: string, username: string, suspendedAt: string | null = null) => ({
  __typename: 'Account',
  id,
  username,
  firstname: 'Ada',
  lastname: '',
  email: `${username}@exemple.fr`,
  isEmailVerified: true,
  avatarUrl: null,
  role: { __typename: 'AccountRole', id: 'r1', name: 'Utilisateur' },
  createdAt: new Date().toISOString(),
  suspendedAt,
  quota: quotaOf(id),
})
const requestOf = (id: string, username: string) => ({
  __typename: 'RegistrationRequest',
  id,
  username,
  firstname: '',
  lastname: '',
  email: `${username}@exemple.fr`,
  reason: 'Je filme la mer',
  createdAt: new Date().toISOString(),
})
const roles = ['Utilisateur', 'Modérateur'].map((name, index) => ({ __typename: 'RoleChoice', id: `r${index + 1}`, name }))
const rules = {
  __typename: 'RegistrationSettings',
  mode: 'open',
  question: '',
  answers: [],
  blockedDomains: [],
  terms: '',
  holdNewAccounts: false,
}

const overview = (change: object) => ({
  data: {
    __typename: 'Query',
    overview: {
      __typename: 'Overview',
      people: 12,
      peopleOfWeek: 3,
      suspended: 0,
      contents: 4,
      contentsOfWeek: 1,
      failedConversions: 0,
      registrationRequests: 0,
      openReports: 0,
      heldComments: 0,
      problemReportsOfDay: 0,
      jobs: { __typename: 'JobCounts', waiting: 1, running: 2, failed: 0 },
      mails: { __typename: 'JobCounts', waiting: 5, running: 0, failed: 0 },
      mailDelivery: 'smtp',
      freeBytes: 81_600_000_000,
      isInBucket: false,
      isStorageLow: false,
      databaseFreeBytes: null,
      isDatabaseLow: false,
      ...change,
    },
  },
})

const open = (path: string, answers: Answers, user = administrator) => {
  const edge = createEdge(answers)
  return { edge, ...renderApp({ path, edge, user }) }
}

describe('the administration', () => {
  it('does not exist for others', async () => {
    const { screen, edge } = open('/administration', {}, camille)
    expect(await screen.findByRole('heading', { name: '404' })).toBeDefined()
    expect(edge.requests.map(({ operation }) => operation)).not.toContain('AdministrationOverview')
  })

  it('says what waits for a decision, and leads there', async () => {
    const { screen } = open('/administration', {
      AdministrationOverview: overview({
        registrationRequests: 2,
        suspended: 1,
        mails: { __typename: 'JobCounts', waiting: 0, running: 0, failed: 3 },
      }),
    })
    const link = await screen.findByRole('link', { name: '2 demandes de compte' })
    expect(link.getAttribute('href')).toBe('/administration?tab=registrations')
    const mails = screen.getByRole('link', { name: '3 messages qui ne sont pas partis' })
    expect(mails.getAttribute('href')).toBe('/administration?tab=mails')
    expect(screen.queryByRole('link', { name: /suspendu/ })).toBeNull()
    expect(screen.getByText(/ cette semaine, 1 suspendu$/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /signalement/ })).toBeNull()
    expect(screen.getByText(/^81,6\sGo$/)).toBeDefined()
  })

  it('warns of a disk that is nearly full, says where the room is unknown, and nothing of it otherwise', async () => {
    const { screen } = open('/administration', {
      AdministrationOverview: overview({ isStorageLow: true, isDatabaseLow: true, databaseFreeBytes: 700_000_000 }),
    })
    expect(await screen.findByText('Le disque des fichiers est presque plein.')).toBeDefined()
    expect(screen.getByText('Le disque de la base de données est presque plein.')).toBeDefined()
    expect(screen.getByText(/^0,7\sGo$/)).toBeDefined()
  })

  it('says of a bucket and of a database on another machine that their room is unknown', async () => {
    const { screen } = open('/administration', { AdministrationOverview: overview({ isInBucket: true }) })
    expect(await screen.findByText('Fichiers temporaires : le seau ne dit pas ce qui lui reste')).toBeDefined()
    expect(screen.getByText('La base est sur une autre machine')).toBeDefined()
    expect(screen.queryByText(/presque plein/)).toBeNull()
  })

  it('says where the mails of a site without a mail server are, and nothing of it otherwise', async () => {
    const { screen } = open('/administration', { AdministrationOverview: overview({ mailDelivery: 'folder' }) })
    expect(await screen.findByText(/^Ce site n’a pas de serveur de messagerie/)).toBeDefined()
    cleanup()
    const other = open('/administration', { AdministrationOverview: overview({}) })
    await other.screen.findByText('Rien n’attend de décision.')
    expect(other.screen.queryByText(/serveur de messagerie/)).toBeNull()
  })

  it('leads those without the second factor that the site asks for to their settings', async () => {
    const message = 'Pour administrer ce site, activez d’abord la validation en deux étapes dans vos paramètres'
    const { screen } = open('/administration', { AdministrationOverview: { code: 'SECOND_FACTOR_MISSING', message } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    expect(within(alert).getByRole('link', { name: 'Ouvrir mes paramètres' }).getAttribute('href')).toBe('/settings')
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('says that nothing waits', async () => {
    const { screen } = open('/administration', { AdministrationOverview: overview({}) })
    expect(await screen.findByText('Rien n’attend de décision.')).toBeDefined()
  })
})

describe('the accounts', () => {
  it('are searched by the form, and suspended after a confirmation', async () => {
    let suspendedAt: string | null = null
    const { screen, user, edge } = open('/administration?tab=accounts', {
      Accounts: () => ({ data: { __typename: 'Query', accounts: page('AccountPage', [accountOf('u2', 'spameur', suspendedAt)]) } }),
      AccountRoles: { data: { __typename: 'Query', roles } },
      SetAccountSuspended: ({ variables: { suspended } }) => {
        suspendedAt = suspended === true ? new Date().toISOString() : null
        return { data: { __typename: 'Mutation', setAccountSuspended: accountOf('u2', 'spameur', suspendedAt) } }
      },
    })
    await user.type(await screen.findByPlaceholderText('Nom ou e-mail...'), 'spam{Enter}')
    await expect.poll(() => edge.requests.findLast(({ operation }) => operation === 'Accounts')?.variables).toMatchObject({ query: 'spam' })
    expect(location.search).toBe('?tab=accounts&q=spam')
    await user.click(await screen.findByRole('button', { name: 'Actions pour spameur' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Suspendre' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(edge.requests.some(({ operation }) => operation === 'SetAccountSuspended')).toBe(false)
    await user.click(within(dialog).getByRole('button', { name: 'Suspendre' }))
    expect(await screen.findByText('Suspendu')).toBeDefined()
    expect(edge.requests.find(({ operation }) => operation === 'SetAccountSuspended')?.variables).toEqual({ id: 'u2', suspended: true })
  })

  it('show more on demand, and nothing for oneself', async () => {
    const { screen, user } = open('/administration?tab=accounts', {
      AccountRoles: { data: { __typename: 'Query', roles } },
      Accounts: ({ variables: { cursor } }) => ({
        data: {
          __typename: 'Query',
          accounts:
            cursor === 'next'
              ? page('AccountPage', [accountOf('u9', 'derniere')])
              : page('AccountPage', [accountOf(camille.id, 'camille')], 'next'),
        },
      }),
    })
    expect(await screen.findByText('Vous')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Actions pour camille' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByRole('button', { name: 'Actions pour derniere' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  })

  it('can be asked for again after a failure', async () => {
    let isDown = true
    const { screen, user } = open('/administration?tab=accounts', {
      AccountRoles: { data: { __typename: 'Query', roles } },
      Accounts: () =>
        isDown
          ? { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
          : { data: { __typename: 'Query', accounts: page('AccountPage', []) } },
    })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('Aucun compte')).toBeDefined()
  })
})

describe('the requests', () => {
  const served = (held: ReturnType<typeof requestOf>[], decide: Answers[string]): Answers => ({
    Registrations: () => ({
      data: {
        __typename: 'Query',
        registrationSettings: rules,
        invitations: page('InvitationPage', []),
        registrationRequests: page('RegistrationRequestPage', [...held]),
      },
    }),
    DecideRegistration: decide ?? { data: null },
  })

  it('leave the list once they are decided', async () => {
    const held = [requestOf('q1', 'marin'), requestOf('q2', 'lou')]
    const answers = served(held, ({ variables: { id, approved } }) => {
      held.splice(0, 1)
      return { data: { __typename: 'Mutation', decideRegistration: { __typename: 'DecidedRegistration', id, approved } } }
    })
    const { screen, user, edge } = open('/administration?tab=registrations', answers)
    await user.click(await screen.findByRole('button', { name: 'Accepter marin' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ouvrir le compte' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Accepter marin' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Accepter lou' })).toBeDefined()
    expect(edge.requests.find(({ operation }) => operation === 'DecideRegistration')?.variables).toEqual({ id: 'q1', approved: true })
  })

  it('are asked for again when another administrator was faster', async () => {
    const held = [requestOf('q1', 'marin')]
    const answers = served(held, () => {
      held.splice(0, 1)
      return { code: 'REGISTRATION_NOT_FOUND', message: 'Cette demande a déjà été traitée' }
    })
    const { screen, user } = open('/administration?tab=registrations', answers)
    await user.click(await screen.findByRole('button', { name: 'Refuser marin' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refuser' }))
    // The toast, and what screen readers hear.
    expect((await screen.findAllByText('Cette demande a déjà été traitée')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Aucune demande')).toBeDefined()
  })
})

it('takes a video whose conversion begins again from the list of failed ones', async () => {
  const failed = {
    __typename: 'FailedConversion',
    id: 'c1',
    title: 'La mer',
    username: 'lou',
    isWatchable: false,
    canRepeat: true,
    message: 'La conversion a échoué',
    reason: null,
    failedAt: new Date().toISOString(),
  }
  let items = [failed]
  const { screen, user } = open('/administration?tab=conversions', {
    FailedConversions: () => ({ data: { __typename: 'Query', failedConversions: page('FailedConversionPage', items) } }),
    RepeatConversion: () => {
      items = []
      return { data: { __typename: 'Mutation', repeatConversion: { __typename: 'Content', id: 'c1', media: null, failure: null } } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Recommencer la conversion de La mer' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Recommencer' }))
  expect(await screen.findByText('Aucune conversion en échec')).toBeDefined()
})

it('lists the mails that were not sent, and takes one from the list once it is on its way', async () => {
  const mail = (id: string, others: object) => ({
    __typename: 'UnsentMail',
    id,
    kind: 'passwordReset',
    recipient: `${id}@exemple.fr`,
    state: 'waiting',
    attempts: 2,
    reason: 'connect ECONNREFUSED 127.0.0.1:25',
    createdAt: new Date().toISOString(),
    nextAttemptAt: '2031-02-03T12:00:00.000Z',
    ...others,
  })
  const refused = mail('noe', { kind: 'later', state: 'refused', attempts: 1, reason: '550 Nobody here', nextAttemptAt: null })
  const leaving = mail('marin', { state: 'sending', recipient: null, attempts: 1, reason: null, nextAttemptAt: null })
  let items = [mail('lou', {}), refused, leaving]
  const { screen, user, edge } = open('/administration?tab=mails', {
    UnsentMails: () => ({ data: { __typename: 'Query', unsentMails: page('UnsentMailPage', items) } }),
    SendMailNow: () => {
      items = [refused, leaving]
      return { data: { __typename: 'Mutation', sendMailNow: { __typename: 'SentMail', id: 'lou' } } }
    },
  })
  const rows = (await screen.findAllByText(/essai/)).map((line) => line.closest('li')?.textContent)
  expect(rows[0]).toMatch(
    /^Choisir un nouveau mot de passeEn attentelou@exemple\.fr.*2 essais, le prochain le 3 février 2031.*ECONNREFUSED.*Envoyer$/,
  )
  expect(rows[1]).toMatch(/^laterRefusé par le serveurnoe@exemple\.fr.*Un essai550 Nobody hereEnvoyer$/)
  const busy = screen.getByRole('button', { name: 'Envoyer maintenant le message à un compte supprimé' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Envoyer maintenant le message à lou@exemple.fr' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Envoyer' }))
  await expect.poll(() => screen.queryByText('lou@exemple.fr', { exact: false })).toBeNull()
  expect(edge.requests.find(({ operation }) => operation === 'SendMailNow')?.variables).toEqual({ id: 'lou' })
})

describe('the quotas', () => {
  const roleQuotas = [
    { __typename: 'RoleQuota', id: 'r1', name: 'Creators', totalBytes: null, dailyBytes: null },
    { __typename: 'RoleQuota', id: 'r2', name: 'Modérateur', totalBytes: 50 * 1024 ** 3, dailyBytes: 200 * 1024 ** 2 },
  ]

  it('of the roles are shown, and those that change are saved', async () => {
    const { screen, user, edge } = open('/administration?tab=quotas', {
      RoleQuotas: { data: { __typename: 'Query', roleQuotas } },
      UpdateRoleQuotas: ({ variables }) => ({
        data: {
          __typename: 'Mutation',
          updateRoleQuotas: roleQuotas.map((role) => ({
            ...role,
            ...(variables['input'] as { id: string }[]).find(({ id }) => id === role.id),
          })),
        },
      }),
    })
    const creators = within(await screen.findByRole('group', { name: 'Creators' }))
    const moderators = within(screen.getByRole('group', { name: 'Modérateur' }))
    expect(moderators.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['50', '200'])
    expect(creators.queryByRole('textbox')).toBeNull()
    await user.selectOptions(creators.getByLabelText('En tout'), 'Limité')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await creators.findByText('Écrivez un nombre, comme 50 ou 1,5')).toBeDefined()
    await user.type(creators.getByRole('textbox', { name: 'Nombre' }), '1,5')
    await user.selectOptions(creators.getByLabelText('Unité'), 'To')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Quotas mis à jour')).toBeDefined()
    expect(edge.requests.find(({ operation }) => operation === 'UpdateRoleQuotas')?.variables).toEqual({
      input: [{ id: 'r1', totalBytes: 1.5 * 1024 ** 4 }],
    })
  })

  it('of an account are in its row, and changed in a dialog that closes once they are stored', async () => {
    const used = { totalUsedBytes: 1.2 * 1024 ** 3, totalLimitBytes: 5 * 1024 ** 3, dailyUsedBytes: 300 * 1024 ** 2 }
    const { screen, user, edge } = open('/administration?tab=accounts', {
      Accounts: {
        data: { __typename: 'Query', accounts: page('AccountPage', [{ ...accountOf('u2', 'camerawoman'), quota: quotaOf('u2', used) }]) },
      },
      AccountRoles: { data: { __typename: 'Query', roles } },
      SetAccountQuota: {
        data: {
          __typename: 'Mutation',
          setAccountQuota: {
            ...accountOf('u2', 'camerawoman'),
            quota: quotaOf('u2', {
              ...used,
              totalLimitBytes: null,
              totalChoice: 'unlimited',
              dailyChoice: 'bytes',
              dailyLimitBytes: 1024 ** 3,
            }),
          },
        },
      },
    })
    expect(await screen.findByText('Vidéos : 1,2 Go sur 5 Go · en 24 heures : 300 Mo')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Actions pour camerawoman' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Quota' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quota de camerawoman' }))
    expect(dialog.getByLabelText<HTMLSelectElement>('En tout').value).toBe('role')
    await user.selectOptions(dialog.getByLabelText('En tout'), 'Illimité')
    await user.selectOptions(dialog.getByLabelText('Par 24 heures'), 'Limité')
    await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), '1')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Vidéos : 1,2 Go · en 24 heures : 300 Mo sur 1 Go')).toBeDefined()
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Quota de camerawoman' })).toBeNull()
    expect(edge.requests.find(({ operation }) => operation === 'SetAccountQuota')?.variables).toEqual({
      id: 'u2',
      total: { kind: 'unlimited', bytes: null },
      daily: { kind: 'bytes', bytes: 1024 ** 3 },
    })
  })
})
