import { type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from '../../../components/lazyPart.tsx'
import type { LowerRowsProps } from '../../../screens/Home/lowerRows.ts'
import { whenIdle } from '../../whenIdle.ts'

const Rows = lazyPart<LowerRowsProps>(() => import('./LowerRowsWithFlows.tsx').then((file) => file.LowerRowsWithFlows))

/** Set once they were shown: coming back to the page shows them at once, so that it can be scrolled to where it was. */
let wasDue = false

async function untilDue(): Promise<void> {
  await whenIdle()
  wasDue = true
}

function RowsLater(props: LowerRowsProps) {
  const [isDue, setDue] = useState(wasDue)
  useEffect(() => {
    let isLeft = false
    void untilDue().then(() => isLeft || setDue(true))
    return () => {
      isLeft = true
    }
  }, [])
  return isDue && <Rows {...props} />
}

/** Renders what stands below the first rows of the home page. Code and data load once those are drawn; the server draws none of it. */
export const lowerRows = (props: LowerRowsProps): ReactNode => <RowsLater {...props} />
