import { useRef } from 'react'
import { useContentUnlock } from '../../machines/content/contentUnlock/useContentUnlock.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { useFocusFirstError } from '../useFocusFirstError.ts'
import * as styles from './LockedVideo.styles.ts'
import type { LockedVideoProps } from './types.ts'

export function UnlockForm({ contentId, onUnlocked }: Pick<LockedVideoProps, 'contentId' | 'onUnlocked'>) {
  const unlock = useContentUnlock(contentId, onUnlocked)
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, unlock.errors)
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        unlock.give()
      }}
    >
      {unlock.failure && <AlertBanner onDismiss={unlock.dismissFailure}>{unlock.failure.message}</AlertBanner>}
      <PasswordField
        label="Mot de passe de la vidéo"
        name="password"
        autoComplete="current-password"
        value={unlock.password}
        error={unlock.errors['password']}
        disabled={unlock.isBusy}
        onChange={unlock.change}
      />
      <Button type="submit" variant="primary" full busy={unlock.isBusy} busyLabel={unlock.isUnlocked ? 'Ouverture...' : 'Vérification...'}>
        Ouvrir la vidéo
      </Button>
    </form>
  )
}
