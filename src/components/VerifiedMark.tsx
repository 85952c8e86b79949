import { BadgeCheck } from 'lucide-react'
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx'

/** Renders the mark of a verified channel, after its name. @param props.size pixels */
export function VerifiedMark({ size = 14 }: { size?: number | undefined }) {
  return (
    <>
      <BadgeCheck size={size} aria-hidden="true" />
      <VisuallyHidden>Vérifié</VisuallyHidden>
    </>
  )
}
