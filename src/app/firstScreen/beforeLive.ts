import { scriptsName } from '../../shared/firstScreen.ts'

/**
 * Runs on its own, before the app's scripts, and loads them once the first screen has been painted with its pictures. What is pressed or
 * chosen in the server's markup meanwhile is pressed or chosen once the page is live (`takeOver`), and pictures that could not be loaded say
 * so again. Links and the search form work without scripts.
 */
const acts: (() => void)[] = []

function keep({ type, target }: Event): void {
  if (!(target instanceof Element)) return
  const button = type === 'click' && target.closest('button')
  if (button) acts.push(() => button.click())
  if (!(target instanceof HTMLSelectElement) || type !== 'change') return
  const { value } = target
  acts.push(() => {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

function repeat(): void {
  for (const type of ['click', 'change']) document.removeEventListener(type, keep, true)
  for (const act of acts) act()
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.dispatchEvent(new Event('error'))
}

/** Then the scripts load beside pictures that are slow, or of a page in the background, which is not painted. */
const patienceMs = 1000

/** A script that failed stays failed until the page is loaded again. */
function showLoadFailure(): void {
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.className = 'load-failure'
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Recharger la page' })
  notice.append('La page n’a pas pu être chargée entièrement. ', again)
  document.body.append(notice)
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Runs the app's scripts, each in a task of its own: all in one would keep a phone from answering for 130 ms. */
async function run(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await nextTask()
    await import(/* @vite-ignore */ script)
  }
}

function loadScripts(): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${scriptsName}"]`)
  if (!list) return
  list.remove()
  const [app = [], screen = []] = list.content.split(',').map((paths) => paths.split(' ').filter(Boolean))
  const preload = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
  document.head.append(...[...app, ...screen].map(preload))
  run(app).catch((error: unknown) => {
    showLoadFailure()
    throw error
  })
}

function whenPainted(): void {
  requestAnimationFrame(() => requestAnimationFrame(loadScripts))
}

setTimeout(loadScripts, patienceMs)
if (document.readyState === 'complete') whenPainted()
else addEventListener('load', whenPainted)

if (document.documentElement.dataset['live'] === undefined) {
  for (const type of ['click', 'change']) document.addEventListener(type, keep, true)
  document.addEventListener('live', repeat, { once: true })
} else repeat()
