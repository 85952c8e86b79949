import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountMessages } from '../../src/shared/validation/account.ts'
import { accountChangeMessages } from '../../src/shared/validation/accountChange.ts'
import { accountFormMessages } from '../../src/shared/validation/accountForm.ts'
import { channelMessages } from '../../src/shared/validation/channel.ts'
import { commentMessages } from '../../src/shared/validation/comment.ts'
import { contentMessages } from '../../src/shared/validation/content.ts'
import { playlistMessages } from '../../src/shared/validation/playlist.ts'
import { reportMessages } from '../../src/shared/validation/report.ts'
import { createEdge } from './support/edge.ts'
import { channel, content, details, openRegistration, ownSettings } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const role = { __typename: 'RoleChoice', id: 'role-1', name: 'Utilisateur', isSelfAssignable: true }
const ownChannel = {
  __typename: 'Channel',
  id: 'channel-1',
  name: 'Atelier',
  description: '',
  bannerUrl: null,
  commenting: 'open',
  commentRules: { __typename: 'CommentRules', mode: 'open', watchedWords: [] },
  blockedCommenters: [],
}
const media = { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null }
const video = { ...content('c1', 'Fabriquer une guitare'), description: '', videoUrl: null, hashtags: [], details, media }
const watched = {
  ...video,
  channel,
  updatedAt: '2026-11-01T00:00:00.000Z',
  videoUrl: null,
  viewerLikes: null,
  viewerCanEdit: false,
  commentsCount: 0,
  comments: { __typename: 'CommentPage', items: [], nextCursor: null },
}
const figure = { __typename: 'Figure', value: 0, change: null }
const figures = ['totalViews', 'totalLikes', 'totalComments', 'subscribers', 'totalVideos', 'avgWatchTime']
const dashboard = {
  __typename: 'Dashboard',
  channel: { __typename: 'Channel', id: 'channel-1', name: 'Atelier' },
  statistics: {
    __typename: 'DashboardStatistics',
    engagement: 0,
    totalContents: 1,
    ...Object.fromEntries(figures.map((name) => [name, figure])),
  },
  contents: { __typename: 'ContentPage', items: [video], nextCursor: null },
}
const query = (data: object) => ({ data: { __typename: 'Query', ...data } })

const answers = {
  Providers: query({ providers: [] }),
  Registration: openRegistration,
  Settings: query({
    viewer: { ...ownSettings, channel: ownChannel },
    roles: [role],
  }),
  Playlists: query({ viewer: { __typename: 'Viewer', id: camille.id, playlists: [] } }),
  Watch: query({ content: watched, recommendations: [] }),
}

type Form = {
  form: string
  path: string
  user?: typeof camille
  answers?: Parameters<typeof createEdge>[0]
  /** the controls that lead to the form, in order */
  open?: (string | RegExp)[]
  /** the text of each field, null when it stays empty, and its error message */
  fields: [label: string, value: string | null, message: string][]
  submit: string
  /** the operation that must not be sent */
  operation: string
}

const roles = new Map<unknown, string>([
  ['Inscription', 'tab'],
  ['Signaler', 'menuitem'],
])
const roleOf = (name: string | RegExp): string => roles.get(name) ?? 'button'

/** The rules themselves, and that the API has the same messages: tests/gateway/forms.test.ts. */
const forms: Form[] = [
  {
    form: 'the sign-in',
    path: '/login',
    fields: [
      // The alert above asks to fill in all of them.
      ['E-mail', null, 'À remplir'],
      ['Mot de passe', null, 'À remplir'],
    ],
    submit: 'Se connecter',
    operation: 'Login',
  },
  {
    form: 'the registration',
    path: '/login',
    open: ['Inscription'],
    fields: [
      ['Nom d’utilisateur', 'ab', accountMessages.usernameShort],
      ['E-mail', 'noemie@', accountMessages.email],
      ['Mot de passe', 'facile', accountMessages.password],
    ],
    submit: 'Créer mon compte',
    operation: 'Register',
  },
  {
    form: 'the account',
    path: '/settings',
    user: camille,
    fields: [
      ['Nom d’utilisateur', 'ab', accountMessages.usernameShort],
      ['Prénom', 'n'.repeat(101), accountMessages.personName],
      ['E-mail', 'noemie@', accountMessages.email],
    ],
    submit: 'Enregistrer',
    operation: 'UpdateAccount',
  },
  {
    form: 'the password',
    path: '/settings',
    user: camille,
    open: ['Changer le mot de passe'],
    fields: [
      ['Mot de passe actuel', null, accountChangeMessages.currentPassword],
      ['Nouveau mot de passe', 'facile', accountChangeMessages.newPassword],
      ['Confirmer le nouveau mot de passe', 'autre', accountFormMessages.mismatch],
    ],
    submit: 'Enregistrer',
    operation: 'UpdateAccount',
  },
  {
    form: 'the channel',
    path: '/settings?tab=channel',
    user: creator,
    fields: [
      ['Nom d’affichage', '', channelMessages.nameRequired],
      ['Description', 'd'.repeat(501), channelMessages.descriptionLong],
    ],
    submit: 'Enregistrer',
    operation: 'UpdateChannel',
  },
  {
    form: 'becoming a creator',
    path: '/dashboard',
    user: camille,
    answers: { Dashboard: query({ dashboard: null, heldCommentsCount: 0 }) },
    open: ['Commencer l’aventure'],
    fields: [
      ['Nom de la chaîne', 'n'.repeat(101), channelMessages.nameLong],
      ['Description', 'd'.repeat(501), channelMessages.descriptionLong],
    ],
    submit: 'Créer ma chaîne',
    operation: 'BecomeCreator',
  },
  {
    form: 'a playlist',
    path: '/playlist',
    user: camille,
    open: ['Créer une playlist'],
    fields: [
      ['Nom de la playlist', 'n'.repeat(51), playlistMessages.nameLong],
      ['Description', 'd'.repeat(201), playlistMessages.descriptionLong],
    ],
    submit: 'Créer',
    operation: 'CreatePlaylist',
  },
  {
    form: 'a comment',
    path: '/watch/c1',
    user: camille,
    fields: [['Ajouter un commentaire', 'c'.repeat(2001), commentMessages.textLong]],
    submit: 'Commenter',
    operation: 'AddComment',
  },
  {
    form: 'a report',
    path: '/watch/c1',
    user: camille,
    open: ['Plus d’actions', 'Signaler'],
    fields: [
      ['Motif', null, reportMessages.reasonRequired],
      ['Précisions', 'p'.repeat(1001), reportMessages.textLong],
    ],
    submit: 'Signaler',
    operation: 'SendReport',
  },
  {
    form: 'an upload',
    path: '/upload',
    user: creator,
    fields: [
      ['Vidéo', null, contentMessages.videoRequired],
      ['Titre', null, contentMessages.titleRequired],
      ['Description', 'd'.repeat(5001), contentMessages.descriptionLong],
      ['Hashtags', 'deux-mots', contentMessages.hashtagShape],
    ],
    submit: 'Publier la vidéo',
    operation: 'CreateContent',
  },
  {
    form: 'an edited video',
    path: '/dashboard',
    user: creator,
    answers: { Dashboard: query({ dashboard, heldCommentsCount: 0 }) },
    open: [/^Modifier/],
    fields: [
      ['Titre', '', contentMessages.titleRequired],
      ['Description', 'd'.repeat(5001), contentMessages.descriptionLong],
    ],
    submit: 'Sauvegarder',
    operation: 'UpdateContent',
  },
]

/** The field's accessible description, in which a screen reader finds the error. */
function isSaid(field: HTMLElement, message: string): boolean {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.some((id) => {
    const text = document.getElementById(id)
    return text?.textContent === message && text.closest('[aria-live]') !== null
  })
}

beforeEach(() => sessionStorage.clear())

describe('an unchanged form', () => {
  const newPlaylistOfVideo: Form = {
    form: 'a playlist for a video',
    path: '/watch/c1',
    user: camille,
    open: ['Ajouter à une playlist', 'Créer une nouvelle playlist'],
    fields: [['Nom de la playlist', 'Le soir', '']],
    submit: 'Créer',
    operation: 'CreatePlaylist',
  }
  const opened = [...forms.filter(({ form, open }) => open && !['the registration', 'the password'].includes(form)), newPlaylistOfVideo]

  it.each(opened)(
    '$form: does not open again after a reload, and does once something is typed',
    async ({ path, user: person, answers: more, open = [], fields }) => {
      const edge = createEdge({ ...answers, ...more })
      const { screen, user } = renderApp({ path, edge, ...(person ? { user: person } : {}) })
      for (const name of open) {
        const [control] = await screen.findAllByRole(roleOf(name), { name })
        if (control) await user.click(control)
      }
      const [label, value] = fields.find(([, typed]) => typed !== null && typed !== '') ?? ['', '']
      const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea, select' })
      expect(sessionStorage.getItem('unsentTexts')).toBeNull()
      fireEvent.change(field, { target: { value } })
      await expect.poll(() => sessionStorage.getItem('unsentTexts')).toContain(value)
    },
  )
})

describe('a refused form', () => {
  it.each(forms)(
    '$form: shows the error of each field, accessibly, and keeps the typed text',
    async ({ path, user: person, answers: more, open = [], fields, submit, operation }) => {
      const edge = createEdge({ ...answers, ...more })
      const { screen, user } = renderApp({ path, edge, ...(person ? { user: person } : {}) })
      const fieldOf = (label: string) => screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea, select' })
      for (const name of open) {
        const [control] = await screen.findAllByRole(roleOf(name), { name })
        if (control) await user.click(control)
      }
      for (const [label, value] of fields) {
        const field = await fieldOf(label)
        if (value !== null) fireEvent.change(field, { target: { value } })
      }
      const buttons = screen.getAllByRole('button', { name: submit })
      const button = buttons.find((each) => each.getAttribute('type') === 'submit') ?? buttons[0]
      if (button) await user.click(button)
      for (const [label, value, message] of fields) {
        const field = await fieldOf(label)
        await waitFor(() => expect(field.getAttribute('aria-invalid'), label).toBe('true'))
        expect(isSaid(field, message), label).toBe(true)
        expect(field).toHaveProperty('value', value ?? '')
      }
      expect(edge.requests.map((request) => request.operation)).not.toContain(operation)
    },
  )
})
