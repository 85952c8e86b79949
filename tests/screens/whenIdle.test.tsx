import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenVideoShown } from '../../src/app/whenIdle.ts'

const seconds = 1000

// The HTML standard's values, which the simulated document lacks.
const { nothing, metadata, currentData, enoughData } = { nothing: 0, metadata: 1, currentData: 2, enoughData: 4 }
Object.assign(HTMLMediaElement, { HAVE_CURRENT_DATA: currentData })

/** Draws a page with a video that has so much of itself. @param readyState as `HTMLMediaElement.readyState` */
function showPage(path: string, readyState: number, loading = false): (next: number) => void {
  history.pushState(null, '', path)
  document.body.innerHTML = `<main><button ${loading ? 'data-loading' : ''}></button><video></video></main>`
  const video = document.querySelector('video')
  if (!video) throw new Error('no video')
  const set = (value: number): void => void Object.defineProperty(video, 'readyState', { value, configurable: true })
  set(readyState)
  return set
}

async function isDue(): Promise<() => boolean> {
  let due = false
  await vi.advanceTimersByTimeAsync(0)
  void whenVideoShown().then(() => (due = true))
  await vi.advanceTimersByTimeAsync(0)
  return () => due
}

describe('what a page loads later', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
    history.pushState(null, '', '/')
  })

  it('waits on the page of a video for its first picture, although the player is ready before', async () => {
    const setReadyState = showPage('/watch/a', metadata)
    const due = await isDue()
    await vi.advanceTimersByTimeAsync(2 * seconds)
    expect(due()).toBe(false)
    setReadyState(currentData)
    await vi.advanceTimersByTimeAsync(0.2 * seconds)
    expect(due()).toBe(true)
  })

  it('waits for what the page still loads', async () => {
    showPage('/watch/a', enoughData, true)
    const due = await isDue()
    await vi.advanceTimersByTimeAsync(2 * seconds)
    expect(due()).toBe(false)
    document.querySelector('[data-loading]')?.removeAttribute('data-loading')
    await vi.advanceTimersByTimeAsync(0.2 * seconds)
    expect(due()).toBe(true)
  })

  it('waits for three seconds at most', async () => {
    showPage('/watch/a', nothing)
    const due = await isDue()
    await vi.advanceTimersByTimeAsync(2.9 * seconds)
    expect(due()).toBe(false)
    await vi.advanceTimersByTimeAsync(0.3 * seconds)
    expect(due()).toBe(true)
  })

  it('waits on no other page', async () => {
    showPage('/', nothing, true)
    expect((await isDue())()).toBe(true)
  })
})
