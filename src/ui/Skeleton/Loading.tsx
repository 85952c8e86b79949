import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

type LoadingProps = {
  label: string
  /** The page has no title yet: until then the label is its heading. */
  isPage?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** Wraps skeletons: screen readers hear `label` («Chargement de la vidéo...»), eyes see the shapes. */
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
