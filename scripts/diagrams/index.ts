import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** What people want to do, and the machines in which it happens. */
const wants: readonly (readonly [heading: string, machines: Readonly<Record<string, string>>])[] = [
  [
    'Watch',
    {
      player: 'Play a video, and have the play counted',
      ad: 'Watch the advertisement before a video',
      playbackReport: 'Go on where one stopped',
      transcript: 'Read what is said, and go to where it is said',
      playlistQueue: 'Play a playlist from one video to the next',
      share: 'Share a video',
      contentUnlock: 'Open a private video with its password',
    },
  ],
  [
    'Find',
    {
      suggestions: 'Be helped while typing a search, or a name in a comment',
      listing: 'Filter and sort what was found',
      paging: 'See more of a list',
      infiniteScroll: 'See more of a list by scrolling',
      cardPreview: 'See a video move on its card',
      navigation: 'Go from page to page, and back to the same place',
    },
  ],
  [
    'Take part',
    {
      toggle: 'Like a video, follow or mute a channel, be notified of it, and undo each',
      commentForm: 'Write a comment or an answer, or change one',
      commentSending: 'Have a comment sent while one goes on',
      commentArrivals: 'See comments that arrive',
      report: 'Report a video, a comment or a channel',
      problemReport: 'Report a problem of the site with what the page did',
    },
  ],
  [
    'Keep',
    {
      addToPlaylist: 'Put a video into playlists',
      playlistForm: 'Make a playlist, or change its name',
      playlistOrder: 'Sort a playlist by hand',
      playlistRemoval: 'Take a video out of a playlist',
      historyChanges: 'Remove entries of the history, and undo it',
      historyConfirmation: 'Be asked before history is removed',
      historySearch: 'Search one’s history',
      subscriptions: 'Look after the channels that one follows',
    },
  ],
  [
    'Create',
    {
      becomeCreator: 'Open a channel',
      channelForm: 'Change one’s channel',
      channelTeam: 'Choose who edits one’s channel',
      imageUpload: 'Change an avatar or a banner',
      upload: 'Upload and publish a video',
      uploadQueue: 'Upload several videos, one after another, and go on with them on the next visit',
      framePicker: 'Take a picture of a video as its thumbnail',
      fileTransfer: 'Have a file checked and sent',
      editVideo: 'Edit a video, its file or its thumbnail',
      bulkEdit: 'Change or delete several videos at once',
      captionsEditor: 'Write the captions of a video',
      videoTrim: 'Show a part of a video',
      conversionRetry: 'Repeat a failed conversion',
      csvExport: 'Take the figures of one’s videos along',
      dashboard: 'Find one’s own videos',
      deletion: 'Delete a video, a comment or a playlist',
      undo: 'Take back what was just done',
    },
  ],
  [
    'Have an account',
    {
      session: 'Sign in, register, sign out',
      passkeySignIn: 'Sign in with a passkey',
      secondStep: 'Confirm a sign-in with a code',
      oauthCallback: 'Sign in with Google or Microsoft',
      passwordResetRequest: 'Ask for a link to a new password',
      passwordReset: 'Replace a forgotten password',
      mailLink: 'Follow the link of a mail that proves an address, brings it back, or ends the digests',
      emailProofRequest: 'Have the mail that proves one’s address sent again',
      sessions: 'See where one is signed in, and end it there',
      accountForm: 'Change one’s account',
      secondFactor: 'Ask for a code after one’s password',
      accountExport: 'Download one’s data',
      deleteAccount: 'Delete one’s account',
      notifications: 'Read notifications',
      notificationChoices: 'Choose what one is notified of, on the site and by mail',
      notificationFeed: 'Be told of notifications as they come',
    },
  ],
  ['Register', { registration: 'Open or request an account' }],
  [
    'Administer',
    {
      administrationAct: 'Confirm what is done to an account',
      registrationSettings: 'Choose who may register',
      invitation: 'Invite somebody',
      quotaForm: 'Choose how much people may keep and send',
    },
  ],
  ['Moderate', { moderation: 'Decide reports' }],
  ['Administer', { siteForm: 'Name the site and choose its colour' }],
  ['Look inside', { inspector: 'Watch what the machines of a page do', inspectorPermission: 'Be let in to watch them' }],
  [
    'Be served well by the site',
    {
      network: 'Know whether the site can be reached',
      resubscription: 'Have live news again after an interruption',
      lazyPart: 'Get a part of a page when it is needed',
      leaveGuard: 'Be warned before something unsaved is lost',
      toasts: 'Read short messages',
    },
  ],
]

/** Relative imports of a source file, those of types left out. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return Array.from(text.matchAll(/(?:^import (?!type )[^;]*?from |import\()'(\.[^']+)'/gm), ([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  ).filter((path) => /\.tsx?$/.test(path))
}

/** All files that one needs, itself included. */
function closureOf(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    closureOf(importsOf(file), found)
  }
  return found
}

/** The screens by the folder of each machine that they use, whether in them or in a component of theirs. */
function screensByMachine(): Map<string, string[]> {
  const users = new Map<string, string[]>()
  const screens = Map.groupBy(globSync('src/screens/*/**/*.{ts,tsx}', { cwd: root }).toSorted(), (file) => file.split('/')[2] ?? '')
  for (const [screen, files] of screens) {
    const folders = new Set([...closureOf(files)].filter((file) => file.startsWith('src/machines/')).map((file) => dirname(file)))
    for (const folder of folders) users.set(folder, [...(users.get(folder) ?? []), screen])
  }
  return users
}

/**
 * Returns the index of docs/machines, by what a person wants to do.
 * @throws Error when a machine is not in the list of wants, or something else is
 */
export function indexOf(machines: readonly { id: string; file: string; sentence: string }[]): string {
  const listed = wants.flatMap(([, entries]) => Object.keys(entries))
  const known = new Set(machines.map(({ id }) => id))
  const wrong = [...listed.filter((id) => !known.has(id)), ...machines.map(({ id }) => id).filter((id) => !listed.includes(id))]
  if (wrong.length > 0)
    throw new Error(`scripts/diagrams/index.ts does not say what these are for, or they do not exist: ${wrong.join(', ')}`)
  const users = screensByMachine()
  const sections = wants.map(([heading, entries]) => {
    const rows = Object.entries(entries).map(([id, want]) => {
      const machine = machines.find((candidate) => candidate.id === id)
      const screens = users.get(`src/machines/${dirname(machine?.file ?? '')}`) ?? []
      return `- **${want}**: [${id}](${id}.md). ${machine?.sentence ?? ''} ${screens.length === 0 ? 'Beside all screens.' : `Screens: ${screens.join(', ')}.`}`
    })
    return [`## ${heading}`, '', ...rows, ''].join('\n')
  })
  return ['# The flows, by what a person wants to do', '', 'Written by `npm run diagrams`; not to be edited.', '', ...sections].join('\n')
}
