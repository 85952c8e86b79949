// The order matters: browsers that come first also send the names of later ones.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (userAgent: string, names: readonly [RegExp, string][]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** Returns the product token at the beginning of a program that is no browser: «curl» of «curl/8.5.0». */
const toolIn = (userAgent: string): string | undefined => /^(?!Mozilla\/)([\w.-]{1,40})(?:\/|$)/.exec(userAgent)?.[1]

/** Returns a `User-Agent` header in words by which a person recognises their device. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', browsers)
  const system = nameIn(userAgent ?? '', systems)
  if (browser === undefined) return toolIn(userAgent ?? '') ?? system ?? 'Appareil inconnu'
  return system === undefined ? browser : `${browser} sur ${system}`
}
