import { Check, Circle } from 'lucide-react'
import { passwordCriteria } from '../../shared/validation/account.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordCriteria.styles.ts'

/** Renders the password rules. Each is highlighted once it is met. */
export function PasswordCriteria({ password }: { password: string }) {
  return (
    <span className={styles.criteria}>
      {passwordCriteria.map(({ id, label, test }) => {
        const isMet = test(password)
        return (
          <Badge key={id} tone={isMet ? 'success' : 'neutral'} icon={isMet ? Check : Circle}>
            {label}
            <VisuallyHidden>{isMet ? ' : respecté' : ' : manquant'}</VisuallyHidden>
          </Badge>
        )
      })}
    </span>
  )
}
