import type { Page } from 'playwright-core'

/**
 * Puts a page that speaks as YouTube's embedded player does in its place (IFrame Player API, messages of the channel «widget»): this machine
 * does not reach YouTube.
 * @param error code that it answers with instead of playing
 * @returns the addresses that the page has asked other sites for, in order
 */
export async function doubleYouTube(page: Page, { error, seconds = 20 }: { error?: number; seconds?: number } = {}): Promise<URL[]> {
  const asked: URL[] = []
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== own) asked.push(url)
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>(${player.toString()})(${seconds}, ${error ?? 'null'})</script>` }),
  )
  return asked
}

function player(duration: number, error: number | null): void {
  const send = (message: object): void => parent.postMessage(JSON.stringify({ ...message, channel: 'widget' }), '*')
  const inform = (info: object): void => send({ event: 'infoDelivery', info })
  const progress = (): void =>
    inform({ progressState: { current: time, seekableStart: 0, seekableEnd: duration, loaded: duration, duration }, duration })
  let time = 0
  let timer = 0
  const pause = (): void => clearInterval(timer)
  const play = (): void => {
    pause()
    inform({ playerState: 3 })
    inform({ playerState: 1 })
    timer = window.setInterval(() => {
      time = Math.min(duration, time + 0.1)
      progress()
      if (time < duration) return
      pause()
      inform({ playerState: 0 })
    }, 100)
  }
  addEventListener('message', ({ data }) => {
    const { event, func, args = [] } = JSON.parse(String(data)) as { event: string; func?: string; args?: number[] }
    if (event === 'listening') {
      if (error !== null) return send({ event: 'onError', info: error })
      send({ event: 'onReady' })
      return inform({ playerState: 5, duration, videoLoadedFraction: 0, playbackRate: 1 })
    }
    if (func === 'playVideo') play()
    else if (func === 'pauseVideo') {
      pause()
      inform({ playerState: 2 })
    } else if (func === 'seekTo') {
      time = args[0] ?? 0
      progress()
    } else if (func === 'setPlaybackRate') inform({ playbackRate: args[0] })
  })
}
