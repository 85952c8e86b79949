import { scriptsName } from '../../shared/firstScreen.ts'

/**
 * Runs on its own, before the app's scripts, and loads them once the first screen has been painted with its pictures. What is pressed in the
 * server's markup meanwhile is pressed once the page is live (`takeOver`), and pictures that could not be loaded say so again. Links and the
 * search form work without scripts.
 */
const pressed: HTMLButtonElement[] = []

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('button')
  if (button) pressed.push(button)
}

function repeat(): void {
  document.removeEventListener('click', keep, true)
  for (const button of pressed) button.click()
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'))
}

/** Then the scripts load beside pictures that are slow, or of a page in the background, which is not painted. */
const patienceMs = 1000

function loadScripts(): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${scriptsName}"]`)
  list?.remove()
  const [app, ...chunks] = list?.content.split(' ') ?? []
  if (app === undefined) return
  const script = document.createElement('script')
  const preloads = chunks.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  document.head.append(...preloads, Object.assign(script, { type: 'module', crossOrigin: '', src: app }))
}

function whenPainted(): void {
  requestAnimationFrame(() => requestAnimationFrame(loadScripts))
}

setTimeout(loadScripts, patienceMs)
if (document.readyState === 'complete') whenPainted()
else addEventListener('load', whenPainted)

if (document.documentElement.dataset['live'] === undefined) {
  document.addEventListener('click', keep, true)
  document.addEventListener('live', repeat, { once: true })
} else repeat()
