import { KeyRound, ShieldCheck } from 'lucide-react'
import type { SettingsSecondFactorFragment } from '../../graphql/generated/graphql.ts'
import { useSecondFactor } from '../../machines/user/secondFactor/useSecondFactor.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'
import * as styles from './Settings.styles.ts'

/** So few recovery codes are left that it is time for new ones. */
const fewCodes = 3

type SecondFactorSectionProps = { secondFactor: SettingsSecondFactorFragment; hasPassword: boolean }

/** Renders whether a code is asked after the password. An account without a password relies on its provider, which may ask for one. */
export function SecondFactorSection({ secondFactor: { isActive, recoveryCodes }, hasPassword }: SecondFactorSectionProps) {
  const flow = useSecondFactor()
  return (
    <section className={styles.section} aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">Validation en deux étapes</h2>
      {isActive ? (
        <>
          <div className={styles.row}>
            <Badge tone="success">Activée</Badge>
            <span className={styles.note}>{codesLeft(recoveryCodes)}</span>
          </div>
          {recoveryCodes < fewCodes && (
            <AlertBanner tone="warning">
              Sans votre application ni code de secours, vous ne pourriez plus ouvrir votre compte : demandez de nouveaux codes.
            </AlertBanner>
          )}
          <div className={styles.row}>
            <Button icon={KeyRound} onPress={() => flow.open('renewCodes')}>
              Nouveaux codes de secours
            </Button>
            <Button variant="outline" onPress={() => flow.open('turnOff')}>
              Désactiver
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>
            {hasPassword
              ? 'Après votre mot de passe, un code de votre téléphone est demandé : qui connaît le mot de passe seul n’ouvre pas votre compte.'
              : 'Votre compte s’ouvre avec un service de connexion, sans mot de passe : c’est ce service qui peut demander un code.'}
          </p>
          {hasPassword && (
            <Button className={styles.start} icon={ShieldCheck} onPress={() => flow.open('turnOn')}>
              Activer la validation en deux étapes
            </Button>
          )}
        </>
      )}
      <SecondFactorDialog flow={flow} hasPassword={hasPassword} />
    </section>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'Il ne reste aucun code de secours.'
  return count === 1 ? 'Il reste un code de secours.' : `Il reste ${count} codes de secours.`
}
