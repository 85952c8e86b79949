import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Wraps skeletons: screen readers hear `label` («Chargement de la vidéo...»), eyes see the shapes. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden live>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
