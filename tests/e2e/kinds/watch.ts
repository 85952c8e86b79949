import type { Page } from 'playwright-core'

/** What a browser shows and plays of a video. */
export type Watched = {
  duration: number
  width: number
  height: number
  corners: string[]
  tone: number | null
  /** the latest time that was played */
  seconds: number
}

/**
 * Plays a video on the page, from its beginning, and looks and listens.
 * @param listens waits until something is heard, at most half a second of the video
 */
export function watch(page: Page, listens: boolean): Promise<Watched> {
  return page.locator('video').evaluate(async (video: HTMLVideoElement, listens: boolean): Promise<Watched> => {
    const until = async (isReached: () => boolean, ms: number): Promise<boolean> => {
      const end = performance.now() + ms
      while (!isReached() && performance.now() < end) await new Promise(requestAnimationFrame)
      return isReached()
    }
    const audio = new AudioContext({ sampleRate: 48_000 })
    const analyser = new AnalyserNode(audio, { fftSize: 8192, smoothingTimeConstant: 0 })
    audio.createMediaElementSource(video).connect(analyser).connect(audio.destination)
    await audio.resume()
    Object.assign(video, { muted: false, volume: 1 })
    if (!(await until(() => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA, 20_000))) throw new Error('nothing can be played')

    const levels = new Float32Array(analyser.frequencyBinCount)
    /** Decibels above which a tone counts as heard: the card's tone is played at about −10 dB. */
    const heard = -40
    const loudest = (): { hertz: number; level: number } => {
      analyser.getFloatFrequencyData(levels)
      const level = Math.max(...levels)
      return { hertz: (levels.indexOf(level) * audio.sampleRate) / analyser.fftSize, level }
    }
    await video.play()
    const target = Math.min(0.6, video.duration * 0.5)
    let tone: number | null = null
    // A video that had ended starts again: its time may fall while it is read.
    let seconds = 0
    await until(() => {
      seconds = Math.max(seconds, video.currentTime)
      const { hertz, level } = loudest()
      if (level > heard) tone = hertz
      return (video.currentTime >= target && (!listens || tone !== null)) || video.ended
    }, 10_000)
    const { duration, videoWidth: width, videoHeight: height } = video
    video.pause()

    const canvas = new OffscreenCanvas(4, 4)
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    if (!drawing) throw new Error('no canvas')
    drawing.drawImage(video, 0, 0, 4, 4)
    const names: Readonly<Record<string, string>> = { '100': 'red', '010': 'lime', '001': 'blue', '110': 'yellow' }
    const colourAt = (x: number, y: number): string => {
      const channels = Array.from(drawing.getImageData(x, y, 1, 1).data.slice(0, 3), (value) => (value > 110 ? '1' : '0')).join('')
      return names[channels] ?? channels
    }
    const corners = [colourAt(0, 0), colourAt(3, 0), colourAt(0, 3), colourAt(3, 3)]

    await audio.close()
    return { duration, width, height, corners, tone, seconds }
  }, listens)
}
