/** How long a card may take to leave or to come back before nobody expects the focus to follow. */
const patienceMs = 10_000

const titles = 'article :is(h3, h4) a'
const titleIn = (item: Element | null | undefined): HTMLElement | null => item?.querySelector<HTMLElement>(titles) ?? null

/**
 * A card is about to leave its list, and takes the focus with it: the next card has it then, else the one before,
 * else the page's heading.
 * @param card anything in it
 * @param path where its title leads
 * @returns to be called when it is asked back: its title has the focus once it is there, unless the person went on
 */
export function leaveCard(card: Element | null, path: string): () => void {
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

/** Moves the focus as soon as there is where to, unless the person presses something before. */
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
