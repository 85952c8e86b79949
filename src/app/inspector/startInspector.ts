import type { InspectionEvent, Observer } from 'xstate'
import { randomUuid } from '../../shared/uuid.ts'
import { report } from '../report.ts'
import { openAppLink } from './link/appLink.ts'
import { channelName, lockName } from './link/messages.ts'
import { createRecorder } from './recorder/recorder.ts'
import * as styles from './startInspector.styles.ts'

/** Milliseconds between two reports of a page that is not drawn, and so has no frames. */
const hiddenMs = 100
/** Milliseconds in which an inspector that is already open takes the page over. */
const takeoverMs = 500

/** Calls back before the next frame, or soon where there are none. */
function beforeFrame(flush: () => void): void {
  if (document.hidden) setTimeout(flush, hiddenMs)
  else requestAnimationFrame(flush)
}

function addAside(content: HTMLElement): HTMLElement {
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', 'Inspecteur')
  aside.append(content)
  document.body.append(aside)
  return aside
}

/** Shows the inspector below the page, whose process it shares. */
function showBeside(address: string): void {
  const frame = document.createElement('iframe')
  Object.assign(frame, { className: styles.frame, src: address, title: 'Inspecteur' })
  document.body.classList.add(styles.withFrame)
  addAside(frame)
}

/**
 * Shows the inspector in a window of its own, unless one is open already. Without an opener it has a process of its own, so that it neither
 * slows the page down nor crashes with it.
 * @returns called with the number of inspectors that show the page: without one, a link opens it, since most browsers allow no window that
 *   nobody asked for
 */
function showInWindow(address: string): (count: number) => void {
  const link = document.createElement('a')
  Object.assign(link, { className: styles.link, href: address, target: '_blank', rel: 'noopener', textContent: 'Ouvrir l’inspecteur' })
  const aside = addAside(link)
  const timer = setTimeout(() => window.open(address, '_blank', 'noopener,popup,width=1280,height=860'), takeoverMs)
  return (count) => {
    if (count > 0) clearTimeout(timer)
    aside.hidden = count > 0
  }
}

/**
 * Records what the page's actors do, and shows it in the inspector.
 * @param place in a second window, or below the page
 * @returns the observer for their `inspect` option
 */
export function startInspector(place: 'window' | 'beside'): Observer<InspectionEvent> {
  const recorder = createRecorder()
  const app = randomUuid()
  const channel = new BroadcastChannel(channelName)
  const address = `/inspecteur?${new URLSearchParams({ page: app })}`
  let onInspectors: (count: number) => void = () => undefined
  const options = {
    recorder,
    channel,
    app,
    address: () => location.pathname,
    schedule: beforeFrame,
    onInspectors: (count: number) => onInspectors(count),
  }
  let hide: () => void = () => undefined
  /** The lock is held before an inspector hears of the page, and released with it. */
  const open = (): void => {
    const hidden = new Promise<void>((resolve) => (hide = resolve))
    navigator.locks
      .request(lockName(app), async () => {
        const close = openAppLink(options)
        await hidden
        close()
      })
      .catch((error: unknown) => report('the inspector', error))
  }
  open()
  addEventListener('pagehide', () => hide())
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  if (place === 'beside') showBeside(address)
  else onInspectors = showInWindow(address)
  return recorder.inspect
}
