import { useEffect, useState } from 'react'
import { useDrawn } from '../../components/drawnAt.ts'
import { welcomedCookie } from '../../shared/firstScreen.ts'

const hasCookie = (): boolean => document.cookie.split('; ').includes(`${welcomedCookie}=1`)

function setCookie(): void {
  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  document.cookie = `${welcomedCookie}=1;path=/;samesite=lax;expires=${midnight.toUTCString()}`
}

/** Returns whether a member has seen the home page before, today. It stays as it is while the page is open. */
export function useIsWelcomed(isMember: boolean): boolean {
  const drawn = useDrawn()
  const [isWelcomed] = useState(() => (drawn ? drawn.isWelcomed : hasCookie()))
  useEffect(() => {
    if (isMember) setCookie()
  }, [isMember])
  return isWelcomed
}
