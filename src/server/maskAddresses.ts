const mask = '[…]'

/** Parameters of addresses that say nothing of anybody: any other may be a code, a token, or what somebody looks for. */
const harmless: ReadonlySet<string> = new Set(
  [
    'limit cursor ids expand contents channel content_uuid followed topics status kind unread sort period from to date type',
    'tab t v playlist shuffle comment format maxwidth maxheight provider error',
  ].flatMap((names) => names.split(' ')),
)
/** Ids, numbers, words, and lists of them; an address within an address is none. */
const plainValue = /^(?:[\w.,:~+-]|%2C|%3A)*$/i

const parameter = /([?&#;])([^=&\s"\\#?;]+)=([^&\s"\\#]*)/g
/** Whoever knows the folder of a film may play it. */
const filmFolder = /(\/media\/contents\/[^/\s"\\]+\/)[^/\s"\\?]+/g
const emailInPath = /(\/users\/)[^/\s"\\?]*(?:@|%40)[^/\s"\\?]*/gi
const searchedWords = /(\/api\/search\/)(?!suggestions\b)[^/\s"\\?]+/g

/**
 * A text as it may be written down: of every address in it, wherever it stands, the parameters that are not known to be harmless and
 * the parts of paths that open or name something are masked.
 * @param text such as a line of the log
 */
export function maskAddresses(text: string): string {
  return text
    .replace(parameter, (whole, start: string, name: string, value: string) =>
      harmless.has(name) && plainValue.test(value) ? whole : `${start}${name}=${mask}`,
    )
    .replace(filmFolder, `$1${mask}`)
    .replace(emailInPath, `$1${mask}`)
    .replace(searchedWords, `$1${mask}`)
}
