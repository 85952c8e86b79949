/** What runs in the page itself: each function stands alone. */

declare global {
  var pressing: ReturnType<typeof setInterval>
}

/** Answers the mutation of the like in the page, as the gateway does. All other requests go to the site. */
export function answerLikes(): void {
  const send = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : ''
    if (!body.includes('SetLike')) return send(input, init)
    const { variables } = JSON.parse(body)
    const setLike = { __typename: 'Content', id: variables.contentId, likesCount: variables.liked ? 8 : 7, viewerLikes: variables.liked }
    return Response.json({ data: { setLike } })
  }
}

/** Presses the like again and again, each time once the last press is saved. @returns milliseconds */
export async function toggle(count: number): Promise<number> {
  const button = Array.from(document.querySelectorAll('main button')).find(({ textContent }) => /^J’aime \d/.test(textContent))
  if (!(button instanceof HTMLButtonElement)) throw new Error('there is no like')
  const started = performance.now()
  for (let turn = 0; turn < count; turn += 1) {
    const wanted = button.ariaPressed === 'true' ? 'false' : 'true'
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (button.ariaPressed !== wanted || button.ariaBusy === 'true') return
        observer.disconnect()
        resolve()
      })
      observer.observe(button, { attributes: true, attributeFilter: ['aria-pressed', 'aria-busy'] })
      button.click()
    })
  }
  return performance.now() - started
}

/** Presses the like at an even pace. */
export function pressSteadily(everyMs: number): void {
  const button = Array.from(document.querySelectorAll('main button')).find(({ textContent }) => /^J’aime \d/.test(textContent))
  if (!(button instanceof HTMLButtonElement)) throw new Error('there is no like')
  const started = performance.now()
  let presses = 0
  // A late timer is made up for.
  globalThis.pressing = setInterval(() => {
    for (const due = (performance.now() - started) / everyMs; presses < due; presses += 1) button.click()
  }, everyMs / 2)
}

export function stopPressing(): void {
  clearInterval(globalThis.pressing)
}

/** @returns milliseconds between the frames that are drawn during this time */
export async function framesOf(milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
  const started = await nextFrame()
  for (let last = started; last - started < milliseconds;) {
    const now = await nextFrame()
    times.push(now - last)
    last = now
  }
  return times
}
