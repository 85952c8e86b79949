import { useState } from 'react'
import { useFlow } from '../../machines/common/flows.ts'
import { lazyPart } from '../lazyPart.tsx'
import type { LockedVideoProps } from './types.ts'

/** Renders that a video asks for a password, with its form. Its code loads when it is first needed. */
export function LockedVideo(props: LockedVideoProps) {
  const load = useFlow('lockedVideo')
  const [Part] = useState(() => lazyPart(load))
  return <Part {...props} />
}
