import type { Page } from 'playwright-core'

/** What a browser shows and plays of a video. */
export type Watched = {
  duration: number
  width: number
  height: number
  corners: string[]
  tone: number | null
  /** times of the pictures that were shown, in seconds of the video, in their order */
  pictures: number[]
  /** the latest time that was played */
  seconds: number
}

/**
 * Plays a video on the page, from its beginning, and looks and listens.
 * @param awaited what it waits for, at most until the end: that something is heard, and how many pictures
 */
export function watch(page: Page, awaited: { sound: boolean; pictures: number }): Promise<Watched> {
  return page.locator('video').evaluate(async (video: HTMLVideoElement, wanted: typeof awaited): Promise<Watched> => {
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
    const pictures = new Set<number>()
    const note: VideoFrameRequestCallback = (_, { mediaTime }) => {
      pictures.add(mediaTime)
      video.requestVideoFrameCallback(note)
    }
    video.requestVideoFrameCallback(note)
    // A video that has ended meanwhile starts again: its time falls while it is read.
    let seconds = video.currentTime
    await video.play()
    const target = Math.min(0.6, video.duration * 0.5)
    let tone: number | null = null
    await until(() => {
      seconds = Math.max(seconds, video.currentTime)
      const { hertz, level } = loudest()
      if (level > heard) tone = hertz
      return (video.currentTime >= target && (!wanted.sound || tone !== null) && pictures.size >= wanted.pictures) || video.ended
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
    return { duration, width, height, corners, tone, seconds, pictures: [...pictures].toSorted((a, b) => a - b) }
  }, awaited)
}
