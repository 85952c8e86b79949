import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx'

type Leave = () => void

/** Asks before a page with unsaved changes is left: by a link, a search, the browser's arrows, or its closing. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const [, navigate] = useLocation()
  const [leave, setLeave] = useState<Leave | null>(null)
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    isLeaving.current = false
    const listening = new AbortController()
    const { signal } = listening
    const ask = (event: Event, go: Leave): void => {
      if (isLeaving.current) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => go)
    }
    // Captured on the document: before React and the router hear of it.
    const options = { capture: true, signal }
    document.addEventListener(
      'click',
      (event) => {
        const href = innerLink(event)
        if (href !== null) ask(event, () => navigate(href))
      },
      options,
    )
    document.addEventListener(
      'submit',
      (event) => {
        const form = event.target
        if (form instanceof HTMLFormElement && form.closest('search, [role="search"]')) ask(event, () => form.requestSubmit())
      },
      options,
    )
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    const { navigation } = window
    // Where the browser has no Navigation API, its arrows leave without a word.
    navigation?.addEventListener(
      'navigate',
      (event) => {
        const { destination } = event
        const isAway = new URL(destination.url).pathname !== location.pathname
        if (event.navigationType === 'traverse' && event.cancelable && isAway) ask(event, () => navigation.traverseTo(destination.key))
      },
      { signal },
    )
    return () => listening.abort()
  }, [isDirty, navigate])

  return (
    <ConfirmDialog
      open={leave !== null}
      title="Quitter sans enregistrer ?"
      message="Vos modifications ne sont pas encore enregistrées : elles seront perdues."
      confirmLabel="Quitter la page"
      cancelLabel="Rester ici"
      onCancel={() => setLeave(null)}
      onConfirm={() => {
        isLeaving.current = true
        setLeave(null)
        leave?.()
      }}
    />
  )
}

/** The address of another screen that a plain press of a link leads to; null for anything else. */
function innerLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || !link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null
  // A page load is the browser's to ask about.
  if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return null
  return `${link.pathname}${link.search}${link.hash}`
}
