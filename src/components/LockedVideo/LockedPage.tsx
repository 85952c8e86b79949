import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { useScreenTitle } from '../useScreenTitle.ts'
import type { LockedVideoProps } from './types.ts'
import { UnlockForm } from './UnlockForm.tsx'

/** Renders, in place of a video, the form of its password. */
export function LockedPage(props: LockedVideoProps) {
  useScreenTitle('Vidéo protégée')
  return (
    <EmptyState
      heading="h1"
      title="Cette vidéo est protégée par un mot de passe"
      message="Demandez-le à la personne qui vous a donné le lien."
      action={<UnlockForm {...props} />}
    />
  )
}
