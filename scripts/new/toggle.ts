import { parseArgs } from 'node:util'

/** What a toggle may be about: the noun of the REST API, which is also the singular of its table. */
export const subjects = ['channel', 'content'] as const
export type Subject = (typeof subjects)[number]

/** The names of a toggle, such as mute, mutes and muted of a channel. `plural` also names the table, and says what the viewer does. */
export type Toggle = { verb: string; plural: string; participle: string; subject: Subject }

/** A command that cannot be carried out, with the reason for the developer. Nothing was written. */
export class Refusal extends Error {}

const usage = `npm run new -- toggle <verb> --on ${subjects.join('|')} [--participle <word>]`

/** Words of TypeScript that no variable can have as its name. */
const reserved = new Set(
  'await break case catch continue delete do else enum export extend for if import in new return switch throw try void while with yield'.split(
    ' ',
  ),
)
const word = /^[a-z]{2,20}$/

const isSubject = (text: unknown): text is Subject => subjects.some((subject) => subject === text)

function pluralOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function participleOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  // One short syllable doubles its last letter: pinned, but blocked.
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

/** Returns the names of the toggle that the command asks for. @throws Refusal */
export function parseToggle(args: readonly string[]): Toggle {
  const { positionals, values } = read(args)
  const [kind, verb = '', ...others] = positionals
  if (kind !== 'toggle' || others.length > 0 || verb === '') throw new Refusal(usage)
  if (!word.test(verb) || reserved.has(verb))
    throw new Refusal(`«${verb}» does not name a toggle: one English verb in lower case does, such as «mute»`)
  if (!isSubject(values.on)) throw new Refusal(`--on «${values.on ?? ''}»: a toggle is about a ${subjects.join(' or a ')}`)
  const participle = values.participle ?? participleOf(verb)
  if (!word.test(participle)) throw new Refusal(`--participle «${participle}»: one English word in lower case, such as «hidden» for «hide»`)
  return { verb, plural: pluralOf(verb), participle, subject: values.on }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { on: { type: 'string' }, participle: { type: 'string' } } })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
