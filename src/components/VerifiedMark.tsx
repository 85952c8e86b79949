import { BadgeCheck } from 'lucide-react'
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx'

/** Stands after the name of a channel that an administrator has verified. @param props.size pixels */
export function VerifiedMark({ size = 14 }: { size?: number | undefined }) {
  return (
    <>
      <BadgeCheck size={size} aria-hidden="true" />
      <VisuallyHidden>Vérifié</VisuallyHidden>
    </>
  )
}
