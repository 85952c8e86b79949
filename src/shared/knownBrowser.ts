/** The cookie of a known browser. It signs nobody in: it only prevents other people's wrong passwords from slowing down the owner. */
export const knownBrowserCookie = 'lucarne_known'
