import { VASTClient, VASTTracker } from '@dailymotion/vast-client'
import type { Ad, AdNotice } from '../../../machines/player/ad/types.ts'

/** The parts of a VAST document that are read (VAST 4.3, chapter 3). */
type MediaFile = { fileURL: string | null; mimeType: string | null; apiFramework: string | null; width: number; height: number }
type Creative = {
  type: string
  mediaFiles: readonly MediaFile[]
  skipDelay: number | null
  videoClickThroughURLTemplate: { url: string } | null
}
type VastAd = { creatives: readonly Creative[] }

/** An ad, and how its server is notified of what becomes of it. */
export type TrackedAd = { ad: Ad; notify: (notice: AdNotice) => void }

/** Documents that refer to one another before the ad itself. */
const maxWrappers = 5

/**
 * Reads a VAST document and those that it refers to. Ad servers get neither cookies nor the address of the page.
 * @returns the first ad with a media file that this browser plays; null when there is none
 * @throws Error when a document cannot be read
 */
export async function requestTrackedAd(tagUrl: string, signal: AbortSignal): Promise<TrackedAd | null> {
  const client = new VASTClient()
  const { ads } = await client.get(tagUrl, { wrapperLimit: maxWrappers, urlHandler: { get: (url: string) => readDocument(url, signal) } })
  for (const ad of ads as readonly VastAd[]) {
    for (const creative of ad.creatives) {
      const file = creative.type === 'linear' ? pickMediaFile(creative.mediaFiles) : null
      if (file === null) continue
      const clickUrl = creative.videoClickThroughURLTemplate?.url ?? null
      return {
        ad: { mediaUrl: file, skipAfter: creative.skipDelay, clickUrl: clickUrl !== null && isWebUrl(clickUrl) ? clickUrl : null },
        notify: notifier(new VASTTracker(client, ad, creative)),
      }
    }
  }
  return null
}

type ReadDocument =
  | { xml: Document; details: { byteLength: number; statusCode: number; rawXml: string } }
  | { error: Error; statusCode: number | null }

async function readDocument(url: string, signal: AbortSignal): Promise<ReadDocument> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit' })
    if (!answer.ok) return { error: new Error(`${url} : ${answer.status}`), statusCode: answer.status }
    const rawXml = await answer.text()
    const xml = new DOMParser().parseFromString(rawXml, 'text/xml')
    return { xml, details: { byteLength: rawXml.length, statusCode: answer.status, rawXml } }
  } catch (cause) {
    return { error: new Error(url, { cause }), statusCode: null }
  }
}

const isWebUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Returns the smallest file that fills the window, else the largest one. Files that are programs (VPAID) are not played. */
function pickMediaFile(files: readonly MediaFile[]): string | null {
  const video = document.createElement('video')
  const playable = files
    .filter(({ fileURL, mimeType, apiFramework }) => fileURL !== null && !apiFramework && video.canPlayType(mimeType ?? '') !== '')
    .toSorted((one, other) => one.width - other.width)
  return (playable.find(({ width }) => width >= innerWidth) ?? playable.at(-1))?.fileURL ?? null
}

function notifier(tracker: VASTTracker): TrackedAd['notify'] {
  return (notice) => {
    switch (notice.type) {
      case 'impression':
        return tracker.trackImpression()
      case 'progressed':
        return tracker.setProgress(notice.position)
      case 'paused':
        return tracker.setPaused(true)
      case 'resumed':
        return tracker.setPaused(false)
      // Not by `setMuted`, for which every ad begins audible.
      case 'muted':
        return tracker.track('mute')
      case 'unmuted':
        return tracker.track('unmute')
      case 'skipped':
        return tracker.skip()
      case 'completed':
        return tracker.complete()
      case 'clicked':
        return tracker.click()
      case 'error':
        return tracker.error({ ERRORCODE: String(notice.code) })
    }
  }
}
