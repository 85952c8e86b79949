import { blankDetails } from '../../src/shared/validation/detailsForm.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldErrors } from '../../src/shared/errorCodes.ts'
import { accountMessages, validateLogin, validateRegistration } from '../../src/shared/validation/account.ts'
import { accountChangeMessages } from '../../src/shared/validation/accountChange.ts'
import { type AccountForm, type PasswordForm, validateAccountForm } from '../../src/shared/validation/accountForm.ts'
import { channelMessages, validateChannel } from '../../src/shared/validation/channel.ts'
import { commentMessages, commentTextError } from '../../src/shared/validation/comment.ts'
import { contentMessages, parseHashtags, validateUpload } from '../../src/shared/validation/content.ts'
import { playlistMessages, validatePlaylist } from '../../src/shared/validation/playlist.ts'
import { reportMessages, validateReport } from '../../src/shared/validation/report.ts'
import type { Creator } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let person: Creator
let contentId = ''

beforeAll(async () => {
  site = await startSite()
  person = await site.api.creator()
  contentId = await site.api.playable(person, { title: 'La mer' })
})
afterAll(() => site.close())

/** The form's errors for these values before they are sent, and the values that are sent when the form is bypassed. */
type Form<Values> = { check: (values: Values) => FieldErrors; mutation: string; variables: (values: Values) => object }
type Rule<Values> = [rule: string, broken: Partial<Values>, field: string, message: string]

const long = (length: number): string => 'x'.repeat(length)

/** Each rule: the form refuses this field with this message; so does the API, with the same fields and no others. */
function describeForm<Values extends object>(name: string, form: Form<Values>, valid: Values, rules: Rule<Values>[]): void {
  describe(name, () => {
    it('accepts valid values', () => expect(form.check(valid)).toEqual({}))

    it.each(rules)('refuses %s, and the API has the same message', async (_rule, broken, field, message) => {
      const values = { ...valid, ...broken }
      const refusal = form.check(values)
      expect(refusal).toEqual({ [field]: message })
      const { body } = await site.gateway.ask(form.mutation, { ...form.variables(values) }, { ...person, from: `192.0.2.${count++ % 250}` })
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: refusal })
      expect(Object.keys(body.errors?.[0]?.extensions.fields ?? {})).toEqual(Object.keys(refusal))
    })
  })
}
let count = 1

describeForm(
  'the sign-in',
  { check: validateLogin, mutation: 'mutation($input: LoginInput!) { login(input: $input) { token } }', variables: (input) => ({ input }) },
  { email: 'a@exemple.fr', password: 'x' },
  [
    ['an empty e-mail', { email: ' ' }, 'email', accountMessages.fillAll],
    ['an empty password', { password: '' }, 'password', accountMessages.fillAll],
  ],
)

describeForm(
  'the registration',
  {
    check: validateRegistration,
    mutation: 'mutation($input: RegisterInput!) { register(input: $input) { token } }',
    variables: (input) => ({ input }),
  },
  { username: 'noemie', firstname: '', lastname: '', email: 'noemie@exemple.fr', password: 'Lucarne2026!' },
  [
    ['no username', { username: '' }, 'username', accountMessages.fillAll],
    ['a short username', { username: 'ab' }, 'username', accountMessages.usernameShort],
    ['a long username', { username: long(51) }, 'username', accountMessages.usernameLong],
    ['a username with a space', { username: 'no émie' }, 'username', accountMessages.usernameShape],
    ['a long first name', { firstname: long(101) }, 'firstname', accountMessages.personName],
    ['a long last name', { lastname: long(101) }, 'lastname', accountMessages.personName],
    ['no e-mail', { email: '' }, 'email', accountMessages.fillAll],
    ['an e-mail without a host', { email: 'noemie@' }, 'email', accountMessages.email],
    ['a long e-mail', { email: `${long(250)}@exemple.fr` }, 'email', accountMessages.emailLength],
    ['no password', { password: '' }, 'password', accountMessages.fillAll],
    ['a password of seven', { password: 'Luc26!a' }, 'password', accountMessages.password],
    ['a password without an uppercase letter', { password: 'lucarne2026!' }, 'password', accountMessages.password],
    ['a password without a lowercase letter', { password: 'LUCARNE2026!' }, 'password', accountMessages.password],
    ['a password without a digit', { password: 'Lucarne!!!!!' }, 'password', accountMessages.password],
    ['a password without a special character', { password: 'Lucarne20266' }, 'password', accountMessages.password],
    ['a long password', { password: `Lucarne2026!${long(250)}` }, 'password', accountMessages.passwordLength],
  ],
)

const account: AccountForm & { password?: PasswordForm; current?: string } = {
  username: 'noemie',
  firstname: 'Noémie',
  lastname: 'Vial',
  email: 'n@exemple.fr',
  roleId: '',
}
const passwords = (next: string): { password: PasswordForm; current: string } => ({
  password: { next, confirmation: next },
  current: 'Lucarne2026!',
})

describeForm(
  'the account',
  {
    check: ({ password = null, current = '', ...form }) =>
      validateAccountForm({ form, passwords: password, current }, { account, hasPassword: true }),
    mutation: 'mutation($input: AccountInput!) { updateAccount(input: $input) { id } }',
    variables: ({ password, current, username, firstname, lastname, email }) => ({
      input: {
        username,
        firstname,
        lastname,
        email,
        ...(password && { password: password.next }),
        ...(current !== undefined && { currentPassword: current }),
      },
    }),
  },
  account,
  [
    ['no username', { username: '' }, 'username', accountChangeMessages.fillRequired],
    ['a short username', { username: 'ab' }, 'username', accountMessages.usernameShort],
    ['a username with a dash', { username: 'no-emie' }, 'username', accountMessages.usernameShape],
    ['no first name', { firstname: ' ' }, 'firstname', accountChangeMessages.fillRequired],
    ['no last name', { lastname: '' }, 'lastname', accountChangeMessages.fillRequired],
    ['no e-mail', { email: '', current: 'Lucarne2026!' }, 'email', accountChangeMessages.fillRequired],
    ['an e-mail that is none', { email: 'noemie', current: 'Lucarne2026!' }, 'email', accountMessages.email],
    [
      'a new password without the current one',
      { ...passwords('Nouveau2026!'), current: '' },
      'current_password',
      accountChangeMessages.currentPassword,
    ],
    [
      'a new e-mail without the current password',
      { email: 'nouvelle@exemple.fr' },
      'current_password',
      accountChangeMessages.currentPassword,
    ],
    ['a weak new password', passwords('facile'), 'password', accountChangeMessages.newPassword],
  ],
)

const channel = { name: 'La fenêtre', description: '' }
const channelRules: Rule<typeof channel>[] = [
  ['no name', { name: ' ' }, 'name', channelMessages.nameRequired],
  ['a long name', { name: long(101) }, 'name', channelMessages.nameLong],
  ['a long description', { description: long(501) }, 'description', channelMessages.descriptionLong],
]
describeForm(
  'the channel',
  {
    check: validateChannel,
    mutation: 'mutation($input: ChannelChangeInput!) { updateChannel(input: $input) { id } }',
    variables: (input) => ({ input }),
  },
  channel,
  channelRules,
)
describeForm(
  'a new channel',
  {
    check: validateChannel,
    mutation: 'mutation($input: ChannelInput!) { becomeCreator(input: $input) { id } }',
    variables: (input) => ({ input }),
  },
  channel,
  channelRules,
)

const video = { name: 'mer.mp4', size: 1000, type: 'video/mp4' }
describeForm(
  'an upload',
  {
    check: (form) => validateUpload(form, video, undefined, 2000),
    mutation: 'mutation($input: CreateContentInput!) { createContent(input: $input) { id } }',
    variables: ({ title, description, hashtags, videoUrl }) => ({
      input: {
        title,
        description,
        visibility: 'public',
        hashtags: parseHashtags(hashtags),
        videoUrl: videoUrl || null,
        idempotencyKey: randomUUID(),
      },
    }),
  },
  { title: 'La mer', description: '', isPublic: true, hashtags: 'mer', videoUrl: '', details: blankDetails },
  [
    ['an address elsewhere', { videoUrl: 'https://vimeo.com/76979871' }, 'video_url', contentMessages.videoUrl],
    ['no title', { title: ' ' }, 'title', contentMessages.titleRequired],
    ['a long title', { title: long(101) }, 'title', contentMessages.titleLong],
    ['a long description', { description: long(5001) }, 'description', contentMessages.descriptionLong],
    ['eleven hashtags', { hashtags: 'a b c d e f g h i j k' }, 'hashtags', contentMessages.hashtagsMany],
    ['a hashtag with a dash', { hashtags: 'bord-de-mer' }, 'hashtags', contentMessages.hashtagShape],
    ['a long hashtag', { hashtags: long(31) }, 'hashtags', contentMessages.hashtagLong],
  ],
)

const playlist = { name: 'Tempêtes', description: '', isPrivate: true }
describeForm(
  'a playlist',
  {
    check: validatePlaylist,
    mutation: 'mutation($input: PlaylistInput!) { createPlaylist(input: $input) { id } }',
    variables: (input) => ({ input }),
  },
  playlist,
  [
    ['no name', { name: ' ' }, 'name', playlistMessages.nameRequired],
    ['a long name', { name: long(51) }, 'name', playlistMessages.nameLong],
    ['a long description', { description: long(201) }, 'description', playlistMessages.descriptionLong],
  ],
)

const checkText = ({ text }: { text: string }): FieldErrors => {
  const error = commentTextError(text)
  return error === undefined ? {} : { text: error }
}
describeForm(
  'a comment',
  {
    check: checkText,
    mutation: 'mutation($contentId: ID!, $text: String!) { addComment(contentId: $contentId, text: $text) { comment { id } } }',
    variables: ({ text }) => ({ contentId, text }),
  },
  { text: 'Bravo' },
  [
    ['a blank text', { text: ' \n' }, 'text', commentMessages.textRequired],
    ['a long text', { text: long(2001) }, 'text', commentMessages.textLong],
  ],
)

describeForm(
  'a report',
  {
    check: validateReport,
    mutation: 'mutation($input: ReportInput!) { report(input: $input) }',
    variables: (input) => ({ input: { ...input, contentId } }),
  },
  { reason: 'spam', text: '' },
  [['a long text', { text: long(1001) }, 'text', reportMessages.textLong]],
)
