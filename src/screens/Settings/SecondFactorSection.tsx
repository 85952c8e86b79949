import { KeyRound, ShieldCheck } from 'lucide-react'
import type { SettingsIdentityFragment, SettingsSecondFactorFragment } from '../../graphql/generated/graphql.ts'
import { useSecondFactor } from '../../machines/user/secondFactor/useSecondFactor.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { IdentitiesSection } from './IdentitiesSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

/** So few recovery codes are left that it is time for new ones. */
const fewCodes = 3

type SecondFactorSectionProps = {
  secondFactor: SettingsSecondFactorFragment
  identities: readonly SettingsIdentityFragment[]
  hasPassword: boolean
  /** of the current session */
  device: string
}

/** Renders what is asked after the password, and what replaces it: passkeys and identities. */
export function SecondFactorSection({ secondFactor, identities, hasPassword, device }: SecondFactorSectionProps) {
  const flow = useSecondFactor()
  const { isRequired, hasGenerator, passkeys, recoveryCodes } = secondFactor
  const isProtected = hasGenerator || passkeys.length > 0
  return (
    <>
      <section className={sectionStyles.section} aria-labelledby="second-factor-title">
        <h2 id="second-factor-title">Validation en deux étapes</h2>
        {isProtected && (
          <div className={styles.row}>
            <Badge tone="success">Activée</Badge>
            <span className={sectionStyles.note}>{codesLeft(recoveryCodes)}</span>
          </div>
        )}
        {isRequired && !isProtected && (
          <AlertBanner tone="warning">
            Ce site demande à ses administrateurs la validation en deux étapes : activez-la, ou ajoutez une clé d’accès, pour l’administrer.
          </AlertBanner>
        )}
        <p className={sectionStyles.note}>{explanationOf(secondFactor, hasPassword)}</p>
        {isProtected && recoveryCodes < fewCodes && (
          <AlertBanner tone="warning">
            Sans votre appareil ni code de secours, vous ne pourriez plus ouvrir votre compte : demandez de nouveaux codes.
          </AlertBanner>
        )}
        <div className={styles.row}>
          {!hasGenerator && hasPassword && (
            <Button icon={ShieldCheck} onPress={() => flow.open('turnOn')}>
              {isProtected ? 'Ajouter une application' : 'Activer la validation en deux étapes'}
            </Button>
          )}
          {isProtected && (
            <Button icon={KeyRound} onPress={() => flow.open('renewCodes')}>
              Nouveaux codes de secours
            </Button>
          )}
          {hasGenerator && (
            <Button variant="outline" onPress={() => flow.open('turnOff')}>
              {passkeys.length > 0 ? 'Retirer l’application' : 'Désactiver'}
            </Button>
          )}
        </div>
      </section>
      <PasskeysSection flow={flow} passkeys={passkeys} device={device} />
      {identities.length > 0 && <IdentitiesSection flow={flow} identities={identities} />}
      <SecondFactorDialog flow={flow} hasPassword={hasPassword} />
    </>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'Il ne reste aucun code de secours.'
  return count === 1 ? 'Il reste un code de secours.' : `Il reste ${count} codes de secours.`
}

function explanationOf({ hasGenerator, passkeys }: SettingsSecondFactorFragment, hasPassword: boolean): string {
  if (!hasPassword)
    return 'Votre compte s’ouvre avec un service de connexion, sans mot de passe : c’est ce service qui peut demander un code.'
  if (hasGenerator && passkeys.length > 0) return 'Après votre mot de passe, un code de votre application ou une clé d’accès est demandé.'
  if (hasGenerator) return 'Après votre mot de passe, un code de votre application est demandé.'
  if (passkeys.length > 0) return 'Après votre mot de passe, une clé d’accès est demandée.'
  return 'Après votre mot de passe, un code de votre téléphone est demandé : qui connaît le mot de passe seul n’ouvre pas votre compte.'
}
