import { useEffect, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Returns the token of the address's fragment, and removes it from the history and the address bar; null when there is none. */
export function useLinkToken(): string | null {
  const [token] = useState(() => location.hash.slice(1) || null)
  useEffect(() => {
    if (token !== null && location.hash !== '') navigate(`${location.pathname}${location.search}`, { replace: true })
  }, [token])
  return token
}
