import type { ReactNode } from 'react'
import { useInspectorPermission } from '../../../machines/inspector/inspectorPermission/useInspectorPermission.ts'
import { AlertBanner } from '../../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import * as styles from './Inspector.styles.ts'

/** Renders its content for those who may see what pages do. */
export function Permission({ children }: { children: ReactNode }) {
  const { isAllowed, isForbidden, isChecking, failure, check } = useInspectorPermission()
  if (isAllowed) return children
  return (
    <main className={styles.page}>
      <div className={styles.nothing}>
        <h1 className={styles.title}>Inspecteur</h1>
        {isForbidden && <p>L’inspecteur est réservé aux administrateurs : connectez-vous au site avec un tel compte.</p>}
        {failure !== null && <AlertBanner>{failure}</AlertBanner>}
        <Button busy={isChecking} onPress={check}>
          {isChecking ? 'Vérification de vos droits...' : 'Vérifier à nouveau'}
        </Button>
      </div>
    </main>
  )
}
