import { Button } from '../../ui/Button/Button.tsx'
import styles from './ExternalProviders.module.css'

const providers = ['Google', 'Microsoft'] as const

/** Sign-in through others. None can be configured yet: each button says why it cannot be used. */
export function ExternalProviders() {
  return (
    <section className={styles.providers} aria-label="Autres moyens de se connecter">
      <p className={styles.or}>ou</p>
      {providers.map((name) => (
        <Button key={name} variant="outline" full disabledReason={`${name} n’est pas configuré sur ce site`}>
          Continuer avec {name}
        </Button>
      ))}
      {/* A tooltip does not open by touch. */}
      <p className={styles.reason}>Ces services ne sont pas configurés sur ce site.</p>
    </section>
  )
}
