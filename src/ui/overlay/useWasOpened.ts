import { useState } from 'react'

/**
 * False until `open` is first true, then true for good: what floats is fetched when it is first needed,
 * and stays mounted afterwards so that it can leave with its animation and give focus back.
 */
export function useWasOpened(open: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return open || wasOpened
}
