import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

type LoadingProps = {
  label: string
  /** True when the page has no title yet: the label is then its heading. */
  isPage?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** Wraps skeletons: screen readers announce `label` («Chargement de la vidéo...»), other users see the shapes. */
export function Loading({ label, isPage = false, children, className }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      {isPage && (
        <VisuallyHidden role="heading" aria-level={1}>
          {label}
        </VisuallyHidden>
      )}
      <VisuallyHidden live>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
