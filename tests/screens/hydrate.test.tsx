import { Suspense, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { hydrate } from '../../src/app/firstScreen/hydrate.tsx'

let isBusy = false
let startBusy = (): void => undefined
afterEach(() => {
  isBusy = false
})

/** Updates itself without an end once it is started. */
function Busy() {
  const [count, setCount] = useState(0)
  startBusy = () => {
    isBusy = true
    setCount(1)
  }
  useEffect(() => {
    if (isBusy) setCount(count + 1)
  }, [count])
  return <p>{count > 50 ? 'busy' : 'quiet'}</p>
}

function Screen() {
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    setLive(true)
    queueMicrotask(startBusy)
  }, [])
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
  hydrate(place, site)
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('busy')
  expect(place.querySelector('h1')?.textContent).toBe('Live')
})
