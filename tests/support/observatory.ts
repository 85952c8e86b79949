/**
 * Mozilla's HTTP Observatory, its rules written by hand from «Tests & Scoring»
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) and, where that text is incomplete, from the behaviour of
 * mdn/mdn-http-observatory. Excluded: preloading, and certificates and redirections, which belong to the proxy that terminates TLS.
 */

export type Scored = { grade: string; score: number; results: Record<string, string> }
type Judged = { result: string; modifier: number }

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const inline = new Set(["'unsafe-inline'", 'data:'])

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(header: string): Policy {
  const directives = new Map<string, readonly string[]>()
  for (const part of header.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (name !== undefined && name !== '' && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

function judgePolicy(header: string | null): Judged {
  if (header === null) return { result: 'csp-not-implemented', modifier: -25 }
  const policy = parsePolicy(header)
  if (policy.size === 0) return { result: 'csp-header-invalid', modifier: -25 }
  const fallback = policy.get('default-src') ?? ['*']
  const sourcesOf = (name: string): readonly string[] => policy.get(name) ?? fallback
  const [script, style, object] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  const isPlain = (source: string): boolean => /^(http|ftp):/.test(source)
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (name === 'img-src' || name === 'media-src' ? [] : sources))
  if (script.some((source) => broad.has(source) || inline.has(source)) || object.some((source) => broad.has(source))) {
    return { result: 'csp-implemented-with-unsafe-inline', modifier: -20 }
  }
  if (active.some(isPlain)) return { result: 'csp-implemented-with-insecure-scheme', modifier: -20 }
  if ([...script, ...style].includes("'unsafe-eval'")) return { result: 'csp-implemented-with-unsafe-eval', modifier: -10 }
  if (passive.some(isPlain)) return { result: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 }
  if (style.some((source) => broad.has(source) || inline.has(source))) {
    return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 }
  }
  const [only, ...more] = policy.get('default-src') ?? []
  return only === "'none'" && more.length === 0
    ? { result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { result: 'csp-implemented-with-no-unsafe', modifier: 5 }
}

function judgeTransport(header: string | null): Judged {
  if (header === null) return { result: 'hsts-not-implemented', modifier: -20 }
  const seconds = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(header)?.[1]
  if (seconds === undefined) return { result: 'hsts-header-invalid', modifier: -20 }
  return Number(seconds) >= 15_768_000
    ? { result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
}

const privatePolicies = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const unsafePolicies = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'])

function judgeReferrer(header: string | null): Judged {
  if (header === null) return { result: 'referrer-policy-not-implemented', modifier: 0 }
  // Browsers use the last value that they support.
  const policy = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .findLast((name) => privatePolicies.has(name) || unsafePolicies.has(name))
  if (policy === undefined) return { result: 'referrer-policy-header-invalid', modifier: -5 }
  return privatePolicies.has(policy)
    ? { result: 'referrer-policy-private', modifier: 5 }
    : { result: 'referrer-policy-unsafe', modifier: -5 }
}

function judgeFraming(header: string | null, policy: string | null): Judged {
  if (policy !== null && parsePolicy(policy).has('frame-ancestors')) return { result: 'x-frame-options-implemented-via-csp', modifier: 5 }
  if (header === null) return { result: 'x-frame-options-not-implemented', modifier: -20 }
  return /^(deny|sameorigin)$/i.test(header.trim())
    ? { result: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { result: 'x-frame-options-header-invalid', modifier: -20 }
}

function judgeType(header: string | null): Judged {
  if (header === null) return { result: 'x-content-type-options-not-implemented', modifier: -5 }
  return header.trim().toLowerCase() === 'nosniff'
    ? { result: 'x-content-type-options-nosniff', modifier: 0 }
    : { result: 'x-content-type-options-header-invalid', modifier: -5 }
}

function judgeResource(header: string | null): Judged {
  if (header === null) return { result: 'cross-origin-resource-policy-not-implemented', modifier: 0 }
  const known: Record<string, number> = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }
  const modifier = known[header.trim()]
  return modifier === undefined
    ? { result: 'cross-origin-resource-policy-header-invalid', modifier: -5 }
    : { result: `cross-origin-resource-policy-implemented-with-${header.trim()}`, modifier }
}

function judgeSharing(headers: Headers): Judged {
  const origin = headers.get('access-control-allow-origin')
  if (origin === null) return { result: 'cross-origin-resource-sharing-not-implemented', modifier: 0 }
  if (headers.get('access-control-allow-credentials')?.toLowerCase() === 'true') {
    return { result: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
  }
  return {
    result: `cross-origin-resource-sharing-implemented-with-${origin === '*' ? 'public' : 'restricted'}-access`,
    modifier: 0,
  }
}

/** Every cookie counts as a session cookie: the stricter rule. */
function judgeCookies(cookies: readonly string[], hasTransport: boolean): Judged {
  if (cookies.length === 0) return { result: 'cookies-not-found', modifier: 0 }
  const has = (flag: RegExp): boolean => cookies.every((cookie) => flag.test(cookie))
  if (!has(/;\s*secure(;|$)/i)) {
    return hasTransport
      ? { result: 'cookies-session-without-secure-flag-but-protected-by-hsts', modifier: -10 }
      : { result: 'cookies-session-without-secure-flag', modifier: -40 }
  }
  if (!has(/;\s*httponly(;|$)/i)) return { result: 'cookies-session-without-httponly-flag', modifier: -30 }
  if (has(/;\s*samesite=(lax|strict)(;|$)/i)) return { result: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 }
  return cookies.some((cookie) => /;\s*samesite=/i.test(cookie))
    ? { result: 'cookies-samesite-flag-invalid', modifier: -20 }
    : { result: 'cookies-secure-with-httponly-sessions', modifier: 0 }
}

function judgeScripts(type: string, markup: string): Judged {
  if (!/^(text\/html|application\/xhtml\+xml)/.test(type)) return { result: 'sri-not-implemented-response-not-html', modifier: 0 }
  const scripts = [...markup.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  if (scripts.length === 0) return { result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0 }
  const addressed = scripts.flatMap((attributes) => {
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
    return src === undefined ? [] : [{ src, hasIntegrity: /\bintegrity\s*=/i.test(attributes) }]
  })
  const foreign = addressed.filter(({ src }) => /^(https?:)?\/\//.test(src))
  if (foreign.length === 0) {
    return addressed.some(({ hasIntegrity }) => hasIntegrity)
      ? { result: 'sri-implemented-and-all-scripts-loaded-securely', modifier: 5 }
      : { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 }
  }
  const isSecure = foreign.every(({ src }) => src.startsWith('https:'))
  const isWhole = foreign.every(({ hasIntegrity }) => hasIntegrity)
  if (isSecure) {
    return isWhole
      ? { result: 'sri-implemented-and-external-scripts-loaded-securely', modifier: 5 }
      : { result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 }
  }
  return isWhole
    ? { result: 'sri-implemented-but-external-scripts-not-loaded-securely', modifier: -20 }
    : { result: 'sri-not-implemented-and-external-scripts-not-loaded-securely', modifier: -50 }
}

const grades: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** The Observatory's score of a response of a site that is reached by https. */
export function scoreAnswer(headers: Headers, markup = ''): Scored {
  const policy = headers.get('content-security-policy')
  const transport = judgeTransport(headers.get('strict-transport-security'))
  const judged: Judged[] = [
    judgePolicy(policy),
    judgeCookies(headers.getSetCookie(), transport.modifier > -20),
    judgeSharing(headers),
    transport,
    judgeReferrer(headers.get('referrer-policy')),
    judgeScripts(headers.get('content-type') ?? '', markup),
    judgeType(headers.get('x-content-type-options')),
    judgeFraming(headers.get('x-frame-options'), policy),
    judgeResource(headers.get('cross-origin-resource-policy')),
  ]
  const sum = (chosen: readonly Judged[]): number => chosen.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(judged.filter(({ modifier }) => modifier < 0))
  // Bonuses require a score of at least 90 without them.
  const score = Math.max(0, base >= 90 ? base + sum(judged.filter(({ modifier }) => modifier > 0)) : base)
  return {
    score,
    grade: grades.find(([least]) => score >= least)?.[1] ?? 'F',
    results: Object.fromEntries(judged.map(({ result, modifier }) => [result, `${modifier}`])),
  }
}
