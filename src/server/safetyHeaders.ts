import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Strict everywhere: scripts from the site alone, media also from blobs, which HLS playback needs. */
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

/** A year, for this host alone: what its operator has on others is not ours to decide. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false }

/**
 * What the player and copying use. A frame in another site has them when that site's `allow` gives them as well. Sharing (`web-share`) is left
 * at what browsers grant anyway, the site itself: some do not know its name, and would say so on every page.
 */
const open = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture']
/** What no page asks for: what a page is made to run cannot ask for it either. */
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
 * The headers that keep browsers from doing more than the site needs. Made once: Fastify's own plugin would put the policy together again
 * for each request.
 * @param isSecure is the site reached by https? Over plain HTTP, as on a home network, browsers must not be told to insist on TLS.
 */
export function safetyHeaders(isSecure: boolean): (request: IncomingMessage, response: ServerResponse, done: () => void) => void {
  const give = helmet({
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    // `frame-ancestors` above says who may frame the site; this older header would say something else.
    xFrameOptions: false,
    strictTransportSecurity: isSecure && strictTransportSecurity,
  })
  return (request, response, done) => {
    response.setHeader('permissions-policy', permissionsPolicy)
    give(request, response, done)
  }
}
