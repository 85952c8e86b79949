/** The paths of the existing screens; upper case is accepted, because the sidebar uses capitals. */
const screens: readonly RegExp[] = [
  /^\/$/,
  /^\/(login|subscriptions|creators|upload|search|settings|oauth-callback|history|profile|notifications|moderation|administration|accessibilite|a-propos)\/?$/i,
  /^\/(watch|explore|playlist|dashboard)(\/[^/]+)?\/?$/i,
  /^\/(captions|creator|account)\/[^/]+\/?$/i,
]

/** True when a screen exists at this address. A query or fragment is ignored. */
export function isScreenPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? url
  return screens.some((screen) => screen.test(path))
}
