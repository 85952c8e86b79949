const mask = '[…]'

/** Query parameters that reveal nothing about anybody. Any other may be a code, a token, or search words. */
const harmless: ReadonlySet<string> = new Set(
  [
    'limit cursor ids expand contents channel content_uuid followed topics status kind unread sort period from to date type',
    'tab t v playlist shuffle comment format maxwidth maxheight provider error',
  ].flatMap((names) => names.split(' ')),
)
/** Ids, numbers, words, and lists of them; never a nested address. */
const plainValue = /^(?:[\w.,:~+-]|%2C|%3A)*$/i

const parameter = /([?&#;])([^=&\s"\\#?;]+)=([^&\s"\\#]*)/g
/** The folder's name is the secret that gives access to the video. */
const videoFolder = /(\/media\/contents\/[^/\s"\\]+\/)[^/\s"\\?]+/g
const emailInPath = /(\/users\/)[^/\s"\\?]*(?:@|%40)[^/\s"\\?]*/gi
/** Search paths of the API and of the site; addresses without a page are logged, too. */
const searchedWords = /(\/search\/)(?!suggestions(?:[\s"\\?#]|$))[^\s"\\?#]+/gi

/**
 * Masks a text for the log: in every address in it, the parameters that are not known to be harmless, and the parts of paths that give
 * access or name somebody.
 * @param text such as a line of the log
 */
export function maskAddresses(text: string): string {
  return text
    .replace(parameter, (whole, start: string, name: string, value: string) =>
      harmless.has(name) && plainValue.test(value) ? whole : `${start}${name}=${mask}`,
    )
    .replace(videoFolder, `$1${mask}`)
    .replace(emailInPath, `$1${mask}`)
    .replace(searchedWords, `$1${mask}`)
}
