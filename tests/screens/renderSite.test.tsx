import { Suspense, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { renderSite } from '../../src/app/firstScreen/renderSite.tsx'

/** Updates that follow one another without an end, once they are started. */
const busy = { isOn: false, update: (): void => undefined, next: (): void => undefined }
busy.next = () => {
  if (busy.isOn) busy.update()
}
function startBusy(): void {
  busy.isOn = true
  busy.next()
}
afterEach(() => {
  busy.isOn = false
})

function Busy() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    busy.update = () => setCount((before) => before + 1)
  }, [])
  useEffect(() => busy.next())
  return <p>{count > 50 ? 'busy' : 'quiet'}</p>
}

/** @param update is made in an effect; the others begin right after it */
function begin(update: () => void): void {
  update()
  queueMicrotask(startBusy)
}

function Screen() {
  const [isLive, setLive] = useState(false)
  useEffect(() => begin(() => setLive(true)), [])
  return <h1>{isLive ? 'Live' : 'Drawn by the server'}</h1>
}

const site = (
  <>
    <Busy />
    <main>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </main>
  </>
)

it('what the effects of a screen update is not overtaken without an end by other updates', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(site)
  document.body.append(place)
  expect(place.querySelector('h1')?.textContent).toBe('Drawn by the server')
  renderSite(place, site, true)
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('busy')
  expect(place.querySelector('h1')?.textContent).toBe('Live')
})
