import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx'

type Leave = () => void

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, a search, the browser's back and forward buttons, or
 * by closing it.
 */
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
    // Captured on the document, before React and the router handle the event.
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
    // Without the Navigation API, the back and forward buttons leave without a confirmation.
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

/** Returns the address of another screen that a plain click on a link leads to; null for anything else. */
function innerLink(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!isPlain || !link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null
  // For a page load, the browser asks itself.
  if (link.pathname.startsWith('/api/') || link.pathname === location.pathname) return null
  return `${link.pathname}${link.search}${link.hash}`
}
