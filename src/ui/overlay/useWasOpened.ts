import { useState } from 'react'

/**
 * Returns false until `open` is first true, then always true: an overlay loads when it is first needed, and stays mounted so that it can
 * animate its closing and restore the focus.
 */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return open || wasOpened
}
