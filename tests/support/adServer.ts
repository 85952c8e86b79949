import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a placement answers when it is asked for an ad. `wrapper`: a document that refers to the one with the ad. */
export type AdAnswer = 'ad' | 'unskippable' | 'wrapper' | 'empty' | 'missing' | 'hanging'

/** What comes of the media file: all, nothing yet, its first third, or bytes that are none of a video after what has come. */
export type AdMedia = 'arrives' | 'waits' | 'stalls' | 'breaks'

/** A place where ads are shown. */
export type AdPlacement = {
  /** of the VAST document */
  tagUrl: string
  answer: AdAnswer
  /** the notices that have come, in order: their names, without their queries */
  notices: string[]
  /** Applies to the media requests that wait, and to all later ones; by default, all arrives. */
  sendMedia: (media: AdMedia) => void
}

export type AdServer = AdPlacement & {
  /** headers of the requests that have come */
  headers: { path: string; cookie: string | undefined; referer: string | undefined }[]
  /** page of the advertiser, in an origin of its own */
  advertiserUrl: string
  /** Adds a placement beside the one of the server's own tag. */
  addPlacement: () => AdPlacement
  close: () => Promise<void>
}

/** Of the ad, in seconds. */
export type AdTimes = { skipAfter: number; length: number }

type Answering = { placement: AdPlacement; respond: (path: string, response: ServerResponse, range: string | undefined) => void }

/** A server of ads, in another origin than the site. @param clip path of the ad's MP4 file */
export async function startAdServer(clip: string, times: AdTimes): Promise<AdServer> {
  const media = await readFile(clip)
  const headers: AdServer['headers'] = []
  const answering: Answering[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://ads')
    headers.push({ path: pathname, cookie: request.headers.cookie, referer: request.headers.referer })
    response.setHeader('access-control-allow-origin', '*')
    const [, number = '0', path = ''] = /^(?:\/(\d+))?(\/.*)$/.exec(pathname) ?? []
    if (path === '/offer') response.writeHead(200, { 'content-type': 'text/html' }).end('<title>An offer</title>')
    else answering[Number(number)]?.respond(path, response, request.headers.range)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Browsers find all names under `localhost` on this computer; a site's cookies go to all ports of its own name.
  const url = `http://ads.localhost:${port}`
  const advertiserUrl = `http://advertiser.localhost:${port}/offer`

  function add(placementUrl: string): AdPlacement {
    const added = openPlacement(placementUrl, advertiserUrl, media, times)
    answering.push(added)
    return added.placement
  }
  return Object.assign(add(url), {
    headers,
    advertiserUrl,
    addPlacement: () => add(`${url}/${answering.length}`),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  })
}

/** A media request, of which the bytes from `at` to `end` have not been sent. */
type Delivery = { response: ServerResponse; at: number; end: number }

function openPlacement(url: string, advertiserUrl: string, media: Buffer, times: AdTimes): Answering {
  const deliveries = new Set<Delivery>()
  let sent: AdMedia = 'arrives'
  const placement: AdPlacement = {
    tagUrl: `${url}/tag`,
    answer: 'ad',
    notices: [],
    sendMedia: (rule) => {
      sent = rule
      for (const delivery of deliveries) send(delivery)
    },
  }

  function send(delivery: Delivery): void {
    const { response, at, end } = delivery
    if (sent === 'waits') return
    const until = sent === 'stalls' ? Math.min(end, Math.floor(media.length / 3)) : end
    delivery.at = Math.max(at, until)
    if (until > at) response.write(sent === 'breaks' ? Buffer.alloc(until - at, 0xff) : media.subarray(at, until))
    if (delivery.at < end) return
    deliveries.delete(delivery)
    response.end()
  }

  function sendMedia(response: ServerResponse, range: string | undefined): void {
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    const end = to === '' ? media.length : Number(to) + 1
    const delivery = { response, at: Number(from), end }
    response.writeHead(range === undefined ? 200 : 206, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': end - delivery.at,
      ...(range !== undefined && { 'content-range': `bytes ${from}-${end - 1}/${media.length}` }),
    })
    deliveries.add(delivery)
    response.on('close', () => deliveries.delete(delivery))
    send(delivery)
  }

  function answerTag(response: ServerResponse): void {
    switch (placement.answer) {
      case 'ad':
        return sendXml(response, inline(url, advertiserUrl, times))
      case 'unskippable':
        return sendXml(response, inline(url, advertiserUrl, { ...times, skipAfter: null }))
      case 'wrapper':
        return sendXml(response, wrapper(url))
      case 'empty':
        return sendXml(response, '<VAST version="4.0"/>')
      case 'missing':
        return void response.writeHead(404).end()
      case 'hanging':
        return
    }
  }

  return {
    placement,
    respond: (path, response, range) => {
      if (path.startsWith('/notice/')) {
        placement.notices.push(path.slice('/notice/'.length))
        response.writeHead(204).end()
      } else if (path === '/tag') answerTag(response)
      else if (path === '/inline') sendXml(response, inline(url, advertiserUrl, times))
      else if (path === '/ad.mp4') sendMedia(response, range)
      else response.writeHead(404).end()
    },
  }
}

function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
}

const events = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'pause', 'resume', 'mute', 'unmute']
const tracking = (url: string, from = ''): string =>
  events.map((event) => `<Tracking event="${event}"><![CDATA[${url}/notice/${from}${event}]]></Tracking>`).join('')

const clock = (seconds: number): string => `00:00:${String(seconds).padStart(2, '0')}`

const inline = (url: string, advertiserUrl: string, { skipAfter, length }: { skipAfter: number | null; length: number }): string =>
  `<VAST version="4.0"><Ad id="1"><InLine>
    <AdSystem>Régie</AdSystem><AdTitle>Une annonce</AdTitle>
    <Error><![CDATA[${url}/notice/error-[ERRORCODE]]]></Error>
    <Impression><![CDATA[${url}/notice/impression?[CACHEBUSTING]]]></Impression>
    <Creatives><Creative><Linear${skipAfter === null ? '' : ` skipoffset="${clock(skipAfter)}"`}>
      <Duration>${clock(length)}</Duration><TrackingEvents>${tracking(url)}</TrackingEvents>
      <VideoClicks>
        <ClickThrough><![CDATA[${advertiserUrl}]]></ClickThrough>
        <ClickTracking><![CDATA[${url}/notice/click]]></ClickTracking>
      </VideoClicks>
      <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[${url}/ad.mp4]]></MediaFile></MediaFiles>
    </Linear></Creative></Creatives>
  </InLine></Ad></VAST>`

const wrapper = (url: string): string => `<VAST version="4.0"><Ad id="2"><Wrapper>
    <AdSystem>Courtier</AdSystem><VASTAdTagURI><![CDATA[${url}/inline]]></VASTAdTagURI>
    <Impression><![CDATA[${url}/notice/wrapper-impression]]></Impression>
    <Creatives><Creative><Linear><TrackingEvents>${tracking(url, 'wrapper-')}</TrackingEvents></Linear></Creative></Creatives>
  </Wrapper></Ad></VAST>`
