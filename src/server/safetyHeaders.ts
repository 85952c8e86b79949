import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { youTubePlayerOrigin } from '../shared/youTube.ts'

/**
 * Strict on all pages: scripts only from the site, media also from blobs, which HLS playback needs.
 * @param origins other sites that documents, media and pictures may come from
 */
const contentSecurityPolicy = (origins: readonly string[]) => ({
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'", ...origins],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: ["'self'", youTubePlayerOrigin],
    imgSrc: ["'self'", 'data:', 'blob:', ...origins],
    mediaSrc: ["'self'", 'blob:', ...origins],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    upgradeInsecureRequests: null,
  },
})

/** A year, for this host only: the operator's other hosts may not use TLS. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false }

/**
 * The features that the player and copying use. A frame in another site only has them when that site's `allow` grants them as well. Sharing
 * (`web-share`) keeps its default, the site itself: some browsers do not know its name, and would log a warning on every page.
 */
const open = ['clipboard-write']
/** Those that YouTube’s player needs as well, in the frame that a press opens. */
const openToYouTube = ['autoplay', 'fullscreen', 'picture-in-picture']
/** Features that no page uses: injected code cannot use them either. */
const closed = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissionsPolicy = [
  ...open.map((name) => `${name}=(self)`),
  ...openToYouTube.map((name) => `${name}=(self "${youTubePlayerOrigin}")`),
  ...closed.map((name) => `${name}=()`),
].join(', ')

/** Scripts, styles and fonts of the built app. A browser that is sent to one shows its text: nothing in it runs or loads. */
const builtFile = /^\/assets\/[\w-]+\.(?:js|css|woff2)$/
const headersOfBuiltFile = [
  ['content-security-policy', "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const

/**
 * Returns a hook that sets the headers which restrict browsers to what the site needs. The headers are computed once: Fastify's own plugin
 * would build the policy again for each request. The many small files of the app have a short form, which is a quarter as long.
 * @param isSecure true when the site uses https. Over plain HTTP, as on a home network, browsers must not be sent HSTS.
 * @param origins other sites that the policy allows: those of ads, and the server of the videos' files
 */
export function safetyHeaders(
  isSecure: boolean,
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse, done: () => void) => void {
  const give = helmet({
    contentSecurityPolicy: contentSecurityPolicy(origins),
    crossOriginEmbedderPolicy: false,
    // `frame-ancestors` above defines who may frame the site; this older header would contradict it.
    xFrameOptions: false,
    strictTransportSecurity: isSecure && strictTransportSecurity,
  })
  const transportSecurity = `max-age=${strictTransportSecurity.maxAge}`
  return (request, response, done) => {
    if (builtFile.test(request.url ?? '')) {
      for (const [name, value] of headersOfBuiltFile) response.setHeader(name, value)
      if (isSecure) response.setHeader('strict-transport-security', transportSecurity)
      return done()
    }
    response.setHeader('permissions-policy', permissionsPolicy)
    return give(request, response, done)
  }
}
