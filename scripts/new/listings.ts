import { Refusal, type Subject } from './toggle.ts'

/**
 * A line of an existing file that names the new toggle, in the words of the templates, and what it follows. Without one, the number at the
 * end of `after`, in parentheses, is raised by one.
 */
export type Listing = { file: string; after: RegExp; add?: string }

/** Most stand behind those of «not interested», of which there is one everywhere. `NNNN` is the number of the migration. */
const everywhere: readonly Listing[] = [
  {
    file: 'src/db/schema/migrations.ts',
    after: /^import \{ up as \w+ \}.*\n/,
    add: "import { up as mutes } from './migrations/NNNN_mutes.ts'\n",
  },
  { file: 'src/db/schema/migrations.ts', after: /^ {2}'\d{4}_\w+': .*\n/, add: "  'NNNN_mutes': { up: mutes },\n" },
  {
    file: 'src/db/schema/schema.ts',
    after: /^export type NotInterestedTable = .*\n/,
    add: '\n/** Channels that a user mutes. */\nexport type MutesTable = { user_uuid: string; channel_uuid: string; created_at: CreatedAt }\n',
  },
  { file: 'src/db/schema/schema.ts', after: /^ {2}not_interested: .*\n/, add: '  mutes: MutesTable\n' },
  {
    file: 'src/db/accountExport/accountExport.ts',
    after: /^const sources = \{\n/,
    add: `  mutes: (db, user) =>
    db
      .selectFrom('mutes')
      {{exported from}}
      .select(['channel_uuid as key', 'channel_uuid', {{exported name}}, 'mutes.created_at'])
      .where('mutes.user_uuid', '=', user),
`,
  },
  {
    file: 'src/api/accountExport/sections.ts',
    after: /^ {2}\{ table: 'not_interested'.*\n/,
    add: "  { table: 'mutes', file: 'mutes.json', meaning: '‹write what the archive holds here, in French; its file has a French name too›' },\n",
  },
  { file: 'src/api/api.ts', after: /^import \{ notInterestedRoutes \}.*\n/, add: "import { muteRoutes } from './mute/routes.ts'\n" },
  { file: 'src/api/api.ts', after: /^ {2}notInterestedRoutes,\n/, add: '  muteRoutes,\n' },
  {
    file: 'src/shared/pageMessages.ts',
    after: /^export const notInterested = .*\n/,
    add: "export const mute = '‹write that it failed, in French›'\n",
  },
  {
    file: 'src/gateway/schema.ts',
    after: /^import \{ notInterestedResolvers \}.*\n/,
    add: "import { muteResolvers } from './domains/mute/resolvers.ts'\n",
  },
  { file: 'src/gateway/schema.ts', after: /^ {6}notInterestedResolvers,\n/, add: '      muteResolvers,\n' },
  {
    file: 'src/gateway/context.ts',
    after: /^import .* from '\.\/domains\/playlist\/loaders\.ts'\n/,
    add: "import { type MuteLoader, muteLoader } from './domains/mute/loaders.ts'\n",
  },
  {
    file: 'src/gateway/context.ts',
    after: /^ {2}playlists: PlaylistLoader\n/,
    add: '  /** whether the viewer mutes it, by channel */\n  mutes: MuteLoader\n',
  },
  { file: 'src/gateway/context.ts', after: /^ {4}playlists: playlistLoader\(rest\),\n/, add: '    mutes: muteLoader(rest),\n' },
  {
    file: 'schema.graphql',
    after: /^ {2}setNotInterested\(.*\n/,
    add: '  "Sets whether the viewer mutes a channel. Repeating it changes nothing."\n  setMute(channelId: ID!, muted: Boolean!): Channel!\n',
  },
  {
    file: 'src/graphql/cacheConfig.ts',
    after: /^import .* from '\.\/cache\/history\.ts'\n/,
    add: "import { muteCache } from './cache/mute.ts'\n",
  },
  { file: 'src/graphql/cacheConfig.ts', after: /^ {6}\.\.\.followCache\.updates,\n/, add: '      ...muteCache.updates,\n' },
  { file: 'src/graphql/cacheConfig.ts', after: /^ {4}\.\.\.followCache\.optimistic,\n/, add: '    ...muteCache.optimistic,\n' },
  {
    file: 'tests/api/endpoints.ts',
    after: /^ {2}row\('DELETE \/contents\/\{id\}\/not-interested'.*\n/,
    add: `  row('GET /mutes', members, {{list in world}}),
  row('PUT /channels/{id}/mute', [401, 204, 204], {{path in world}}),
  row('DELETE /channels/{id}/mute', [401, 204, 204], {{path in world}}),
`,
  },
  {
    file: 'tests/api/privileges.ts',
    after: /^ {2}'DELETE \/contents\/\{id\}\/not-interested'.*\n/,
    add: "  'GET /mutes': [200, 200, 200],\n  'PUT /channels/{id}/mute': [204, 204, 204],\n  'DELETE /channels/{id}/mute': [204, 204, 204],\n",
  },
  { file: 'docs/glossary.md', after: /^\| not interested .*\n/, add: '| mute | a mute of a channel, by a user | `src/*/mute` |\n' },
]

const button = '      {/* ‹write for whom it is shown, and move it if it belongs elsewhere› */}\n      <MuteButton channel={channel} />\n'
const viewerMutes = '"Null for a guest."\n  viewerMutes: Boolean\n'

/** The flow in the screen's list and its route, and what the screen costs: whether the viewer did it is one REST call more. */
const screen = (name: 'Creator' | 'Watch'): readonly Listing[] => [
  { file: `src/screens/${name}/${name}.tsx`, after: /^export type \w+Flows =\s+(?:\| )?'bell'/, add: " | 'mute'" },
  {
    file: `src/app/routes/${name}Route.tsx`,
    after: /^import \{ bellFlow \}.*\n/,
    add: "import { muteFlow } from '../flows/mute/muteFlow.ts'\n",
  },
  { file: `src/app/routes/${name}Route.tsx`, after: /^ {4}bell: bellFlow\(services\),\n/, add: '    mute: muteFlow(services),\n' },
  { file: 'tests/gateway/budget.test.ts', after: new RegExp(`^  ${name}: (\\d+)`) },
]

/** The field of each subject, and the first place of its button. */
const about: Readonly<Record<Subject, readonly Listing[]>> = {
  channel: [
    { file: 'schema.graphql', after: /^ {2}viewerNotify: .*\n/, add: `  ${viewerMutes}` },
    ...screen('Creator'),
    {
      file: 'src/screens/Creator/Banner.tsx',
      after: /^import \{ FollowButton \}.*\n/,
      add: "import { MuteButton } from '../../components/MuteButton/MuteButton.tsx'\n",
    },
    { file: 'src/screens/Creator/Banner.tsx', after: /^.*<BellButton channel=.*\n/, add: button },
    { file: 'src/screens/Creator/Creator.graphql', after: /^ {4}\.\.\.CardChannel\n/, add: '    viewerMutes\n' },
  ],
  content: [
    { file: 'schema.graphql', after: /^ {2}viewerPosition: .*\n/, add: `  ${viewerMutes}` },
    { file: 'src/gateway/domains/content/models.ts', after: /^export type ContentModel = Omit<Content, /, add: "'viewerMutes' | " },
    ...screen('Watch'),
    { file: 'src/screens/Watch/Watch.graphql', after: /^ {4}\.\.\.WatchContent\n/, add: '    viewerMutes\n' },
    {
      file: 'src/screens/Watch/Actions.tsx',
      after: /^import .* from '.*\/LikeButton\.tsx'\n/,
      add: "import { MuteButton, type MuteFields } from '../../components/MuteButton/MuteButton.tsx'\n",
    },
    { file: 'src/screens/Watch/Actions.tsx', after: /^type ActionsProps = \{ content: LikeFields/, add: ' & MuteFields' },
    { file: 'src/screens/Watch/Actions.tsx', after: /^ {6}<LikeButton .*\n/, add: button },
    {
      file: 'tests/api/privateWorld.ts',
      after: /^ {2}'DELETE \/contents\/\{id\}\/not-interested'.*\n/,
      add: "  'GET /mutes': [silent(401), silent(200)],\n  'PUT /channels/{id}/mute': [silent(401), silent(204)],\n  'DELETE /channels/{id}/mute': [silent(401), silent(204)],\n",
    },
    {
      file: 'tests/api/audience.test.ts',
      after: /^ {2}'DELETE \/contents\/\{id\}\/not-interested'.*\n/,
      add: "  'GET /mutes': [401, 200],\n  'DELETE /channels/{id}/mute': [401, 204],\n",
    },
  ],
}

/** Returns all listings of a toggle about this subject. */
export const listingsOf = (subject: Subject): readonly Listing[] => [...everywhere, ...about[subject]]

/** Returns the text with the line at its place. @throws Refusal when the line that it follows is no longer there */
export function listed(text: string, { file, after, add }: Listing): string {
  const last = [...text.matchAll(new RegExp(after.source, 'gm'))].at(-1)
  if (!last) throw new Refusal(`${file} has no line ${String(after)} any more: scripts/new/listings.ts must follow it`)
  const end = last.index + last[0].length
  const number = last[1] ?? ''
  return add === undefined
    ? text.slice(0, end - number.length) + (Number(number) + 1) + text.slice(end)
    : text.slice(0, end) + add + text.slice(end)
}
