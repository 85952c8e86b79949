import type { InspectionEvent, Observer } from 'xstate'
import { randomUuid } from '../../shared/uuid.ts'
import { report } from '../report.ts'
import { openAppLink } from './link/appLink.ts'
import { channelName, lockName } from './link/messages.ts'
import { createRecorder } from './recorder/recorder.ts'
import * as styles from './startInspector.styles.ts'

/** Milliseconds between two reports of a page that is not drawn, and so has no frames. */
const hiddenMs = 100

/** Calls back before the next frame, or soon where there are none. */
function beforeFrame(flush: () => void): void {
  if (document.hidden) setTimeout(flush, hiddenMs)
  else requestAnimationFrame(flush)
}

/** A way to the inspector for browsers that do not open its window by themselves. */
function showLink(address: string, target: string): void {
  const link = document.createElement('a')
  Object.assign(link, { className: styles.link, href: address, target, textContent: 'Ouvrir l’inspecteur' })
  const place = document.createElement('aside')
  place.setAttribute('aria-label', 'Inspecteur')
  place.append(link)
  document.body.append(place)
}

/** Records what the page's actors do, and opens the inspector in a second window. @returns the observer for their `inspect` option */
export function startInspector(): Observer<InspectionEvent> {
  const recorder = createRecorder()
  const app = randomUuid()
  const channel = new BroadcastChannel(channelName)
  const options = { recorder, channel, app, address: () => location.pathname, schedule: beforeFrame }
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
  const address = `/inspecteur?${new URLSearchParams({ page: app })}`
  const target = 'lucarne-inspecteur'
  if (!window.open(address, target, 'popup,width=1280,height=860')) showLink(address, target)
  return recorder.inspect
}
