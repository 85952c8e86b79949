import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Strict on all pages: scripts only from the site, media also from blobs, which HLS playback needs. */
const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    upgradeInsecureRequests: null,
  },
}

/** A year, for this host only: the operator's other hosts may not use TLS. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false }

/**
 * The features that the player and copying use. A frame in another site only has them when that site's `allow` grants them as well. Sharing
 * (`web-share`) keeps its default, the site itself: some browsers do not know its name, and would log a warning on every page.
 */
const open = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture']
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissionsPolicy = [...open.map((name) => `${name}=(self)`), ...closed.map((name) => `${name}=()`)].join(', ')

/**
 * Returns a hook that sets the headers which restrict browsers to what the site needs. The headers are computed once: Fastify's own plugin
 * would build the policy again for each request.
 * @param isSecure true when the site uses https. Over plain HTTP, as on a home network, browsers must not be sent HSTS.
 */
export function safetyHeaders(isSecure: boolean): (request: IncomingMessage, response: ServerResponse, done: () => void) => void {
  const give = helmet({
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    // `frame-ancestors` above defines who may frame the site; this older header would contradict it.
    xFrameOptions: false,
    strictTransportSecurity: isSecure && strictTransportSecurity,
  })
  return (request, response, done) => {
    response.setHeader('permissions-policy', permissionsPolicy)
    give(request, response, done)
  }
}
