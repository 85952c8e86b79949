/** The cookie of a browser that has signed in before. It opens nothing: it only keeps others' wrong passwords from slowing its owner. */
export const knownBrowserCookie = 'lucarne_known'
