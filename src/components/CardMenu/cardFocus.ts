/** Milliseconds to wait for a card to leave or to return. After that, the focus no longer moves. */
const patienceMs = 10_000

const titles = 'article :is(h3, h4) a'
const titleIn = (item: Element | null | undefined): HTMLElement | null => item?.querySelector<HTMLElement>(titles) ?? null

/**
 * Moves the focus when a card with the focus is about to leave its list: to the next card, else the previous one, else the page's heading.
 * @param card any element in it
 * @param path the path of its title's link
 * @returns call it when the removal is undone: it focuses the card's title once it is rendered, unless the user has moved on
 */
export function moveFocusFromCard(card: Element | null, path: string): () => void {
  const item = card?.closest('li')
  const list = item?.parentElement
  const next = titleIn(item?.nextElementSibling) ?? titleIn(item?.previousElementSibling)
  focusOnce(() => (item?.isConnected === true ? null : next?.isConnected ? next : pageHeading()))
  return () => {
    focusOnce(() => {
      const shown = [...(list?.isConnected ? list : document).querySelectorAll<HTMLElement>(titles)]
      return shown.find((title) => title.getAttribute('href') === path) ?? null
    })
  }
}

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** Moves the focus once the target exists, unless the user presses something first. */
function focusOnce(target: () => HTMLElement | null): void {
  const done = new AbortController()
  const look = (): void => {
    const found = target()
    if (!found) return
    done.abort()
    found.focus()
  }
  const watching = new MutationObserver(look)
  const timer = setTimeout(() => done.abort(), patienceMs)
  done.signal.addEventListener('abort', () => {
    watching.disconnect()
    clearTimeout(timer)
  })
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, () => done.abort(), { signal: done.signal, capture: true })
  watching.observe(document.body, { childList: true, subtree: true })
  look()
}
