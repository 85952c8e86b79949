import type { Subject, Toggle } from './toggle.ts'

/** The pieces of the templates, `{{name}}`, whose code depends on the subject. */
const pieces: Readonly<Record<Subject, Readonly<Record<string, string>>>> = {
  channel: {
    tag: 'Chaînes',
    'import find': "import { findChannel } from '../../db/channel/channels.ts'",
    'import policy': '',
    'must exist': "policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND')",
    'import answer': "import { channelById } from '../../rest/channel.ts'\nimport { toChannel } from '../channel/models.ts'",
    info: '',
    answer: 'return toChannel(await channelById(rest, channelId))',
    'new subject': '(await site.creator()).channel',
    'subject of creator': 'creator.channel',
    query: "'query($handle: String!) { channel(handle: $handle) { viewerMutes } }', { handle: creator.username }",
    'exported from': ".innerJoin('channels', 'channels.uuid', 'mutes.channel_uuid')",
    'exported name': "'channels.name'",
    'path in world': '({ owner }) => `/channels/${owner.channel}/mute`',
    'list in world': '({ owner }) => `/mutes?ids=${owner.channel}`',
  },
  content: {
    tag: 'Vidéos',
    'import find': "import { findContentAccess } from '../../db/content/contents.ts'",
    'import policy': "import { mustBeOpen } from '../content/policy.ts'\n",
    'must exist': 'mustBeOpen(await findContentAccess(db, params.id), viewer)',
    'import answer':
      "import { contentById } from '../../rest/content.ts'\nimport { toContent } from '../content/models.ts'\nimport { selectedParts } from '../content/selection.ts'",
    info: ', info',
    answer: 'return toContent(await contentById(rest, contentId, selectedParts(info)))',
    'new subject': 'site.playable(await site.creator())',
    'subject of creator': 'await site.api.playable(creator)',
    query: "'query($id: ID!) { content(id: $id) { viewerMutes } }', { id }",
    'exported from': '',
    'exported name': "titleFor(user, 'mutes.content_uuid').as('title')",
    'path in world': '({ content }) => `/contents/${content}/mute`',
    'list in world': '({ content }) => `/mutes?ids=${content}`',
  },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Says the words of `from` by those of `to`, in lower case, with a capital, or as a code in capitals. */
function renaming(names: Readonly<Record<string, string>>): (text: string) => string {
  const words = new Map(
    Object.entries(names).flatMap(([from, to]) => [
      [from, to],
      [capital(from), capital(to)],
      [from.toUpperCase(), to.toUpperCase()],
    ]),
  )
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(longestFirst.join('|'), 'g')
  return (text) => text.replaceAll(pattern, (found) => words.get(found) ?? found)
}

/**
 * Returns how a template is said of a toggle. Templates are the files of «mute a channel»: their words are replaced, and their pieces,
 * `{{name}}`, filled in.
 */
export function sayer({ verb, plural, participle, subject }: Toggle): (template: string) => string {
  const verbs = { mute: verb, mutes: plural, muted: participle }
  const sayVerb = renaming(verbs)
  const sayAll = renaming({ ...verbs, channel: subject })
  const filled = new Map(Object.entries(pieces[subject]).map(([name, piece]) => [`{{${name}}}`, sayVerb(piece)]))
  return (template) =>
    template
      .split(/(\{\{[^}]+\}\})/)
      .map((part) => filled.get(part) ?? sayAll(part))
      .join('')
}
