import { Copy, Download } from 'lucide-react'
import { Dialog } from '../../components/Dialog.tsx'
import { ProviderSignIn } from '../../components/ProviderSignIn/ProviderSignIn.tsx'
import { useSiteName } from '../../components/siteName.ts'
import type { SecondFactorPurpose } from '../../machines/user/secondFactor/types.ts'
import type { useSecondFactor } from '../../machines/user/secondFactor/useSecondFactor.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { QrCode } from './QrCode.tsx'
import * as secrets from './SecondFactorDialog.styles.ts'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import * as styles from './Settings.styles.ts'

type Flow = ReturnType<typeof useSecondFactor>
type SecondFactorDialogProps = { flow: Flow; hasPassword: boolean }

const texts: Record<SecondFactorPurpose, { title: string; description: string; confirm: string; busy: string }> = {
  turnOn: {
    title: 'Activer la validation en deux étapes',
    description: 'Il vous faut une application d’authentification, sur votre téléphone ou dans votre gestionnaire de mots de passe.',
    confirm: 'Continuer',
    busy: 'Vérification...',
  },
  renewCodes: {
    title: 'Nouveaux codes de secours',
    description: 'Les anciens codes ne fonctionneront plus.',
    confirm: 'Obtenir de nouveaux codes',
    busy: 'Création des codes...',
  },
  turnOff: {
    title: 'Ne plus demander de code ?',
    description:
      'Les codes de votre application ne seront plus demandés. Sans clé d’accès, votre mot de passe suffira, et vos codes de secours ne serviront plus.',
    confirm: 'Désactiver',
    busy: 'Désactivation...',
  },
  addPasskey: {
    title: 'Ajouter une clé d’accès',
    description: 'Votre navigateur vous demandera ensuite de débloquer votre appareil.',
    confirm: 'Créer la clé',
    busy: 'Préparation...',
  },
  removePasskey: {
    title: 'Retirer cette clé d’accès ?',
    description: 'Elle n’ouvrira plus votre compte. Pensez à la supprimer aussi de votre appareil.',
    confirm: 'Retirer la clé',
    busy: 'Retrait...',
  },
  unlinkIdentity: {
    title: 'Détacher ce service de connexion ?',
    description: 'Ce compte n’ouvrira plus le vôtre.',
    confirm: 'Détacher',
    busy: 'Détachement...',
  },
}

/** Asks for the password, then shows the key to scan, and at the end the recovery codes. */
export function SecondFactorDialog({ flow, hasPassword }: SecondFactorDialogProps) {
  const { isOpen, isBusy } = flow
  return (
    <Dialog
      open={isOpen}
      onClose={flow.close}
      size="small"
      dismissible={!isBusy}
      onSubmit={() => submitOf(flow)?.()}
      {...partOf(flow, hasPassword)}
    />
  )
}

function submitOf(flow: Flow): (() => void) | undefined {
  if (flow.isBusy || flow.needsSignIn || flow.isWithDevice) return undefined
  if (flow.hasCodes) return flow.close
  return flow.isScanning ? flow.confirmCode : flow.confirmPassword
}

function partOf(flow: Flow, hasPassword: boolean) {
  if (flow.hasCodes) {
    return {
      title: 'Vos codes de secours',
      description: 'Gardez-les en lieu sûr : chacun ouvre votre compte une fois, sans votre application. Ils ne seront plus montrés.',
      children: <RecoveryCodes flow={flow} />,
      footer: (
        <Button type="submit" variant="primary">
          J’ai gardé mes codes
        </Button>
      ),
    }
  }
  if (flow.isScanning) {
    return {
      title: 'Scannez ce code',
      description: 'Ouvrez votre application d’authentification, scannez l’image, puis donnez le code qu’elle montre.',
      children: <Scan flow={flow} />,
      footer: <Confirm flow={flow} label="Activer" />,
    }
  }
  const { title, description, confirm } = texts[flow.purpose]
  if (flow.isWithDevice) {
    return {
      title,
      description: 'Suivez ce que demande votre navigateur.',
      children: (
        <output className={styles.row}>
          <Spinner />
          {flow.isBusy ? 'Enregistrement...' : 'En attente de votre appareil...'}
        </output>
      ),
      footer: (
        <Button disabled={flow.isBusy} onPress={flow.close}>
          Annuler
        </Button>
      ),
    }
  }
  return {
    title,
    description: isAboutOne(flow.purpose) ? `${flow.method.name} : ${lowered(description)}` : description,
    children: <Proof flow={flow} hasPassword={hasPassword} />,
    footer: <Confirm flow={flow} label={confirm} />,
  }
}

const isAboutOne = (purpose: SecondFactorPurpose): boolean => purpose === 'removePasskey' || purpose === 'unlinkIdentity'
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

function Confirm({ flow, label }: { flow: Flow; label: string }) {
  return (
    <>
      <Button disabled={flow.isBusy} onPress={flow.close}>
        Annuler
      </Button>
      {!flow.needsSignIn && (
        <Button
          type="submit"
          variant={flow.purpose === 'turnOff' || flow.purpose === 'removePasskey' ? 'danger' : 'primary'}
          busy={flow.isBusy}
          busyLabel={texts[flow.purpose].busy}
        >
          {label}
        </Button>
      )}
    </>
  )
}

function FlowFailure({ flow: { failure, dismissFailure } }: { flow: Flow }) {
  const isSaidByField = failure !== null && Object.keys(failure.fields).length > 0
  return failure && !isSaidByField ? <AlertBanner onDismiss={dismissFailure}>{failure.message}</AlertBanner> : null
}

function Proof({ flow, hasPassword }: SecondFactorDialogProps) {
  if (flow.needsSignIn) {
    return (
      <div className={styles.fields}>
        <AlertBanner tone="warning">{errorMessages.REAUTHENTICATION_REQUIRED}</AlertBanner>
        <ProviderSignIn returnTo={routes.settings} />
      </div>
    )
  }
  return (
    <div className={styles.fields}>
      <FlowFailure flow={flow} />
      {flow.purpose === 'addPasskey' && (
        <TextField
          label="Nom de la clé"
          name="name"
          hint="Pour la reconnaître dans vos paramètres"
          value={flow.method.name}
          error={flow.errors['name']}
          disabled={flow.isBusy}
          onChange={flow.changeName}
        />
      )}
      {hasPassword && (
        <PasswordField
          label="Mot de passe actuel"
          name="current_password"
          autoComplete="current-password"
          value={flow.password}
          error={flow.errors['current_password']}
          disabled={flow.isBusy}
          onChange={flow.changePassword}
        />
      )}
    </div>
  )
}

function Scan({ flow }: { flow: Flow }) {
  return (
    <div className={styles.fields}>
      <FlowFailure flow={flow} />
      {flow.setup && (
        <>
          <QrCode text={flow.setup.url} label="Code QR pour votre application d’authentification" />
          <div>
            <p className={sectionStyles.note}>Ou tapez cette clé dans l’application :</p>
            <code className={secrets.secret}>{flow.setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </div>
        </>
      )}
      <TextField
        label="Code à six chiffres"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        value={flow.code}
        error={flow.errors['code']}
        disabled={flow.isBusy}
        onChange={flow.changeCode}
      />
    </div>
  )
}

function RecoveryCodes({ flow }: { flow: Flow }) {
  const name = useSiteName()
  const file = `Codes de secours de votre compte chez ${name}\n\n${flow.recoveryCodes.join('\n')}\n`
  return (
    <div className={styles.fields}>
      <ul className={secrets.codes} aria-label="Codes de secours">
        {flow.recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button icon={Copy} busy={flow.isBusy} busyLabel="Copie..." onPress={flow.copyCodes}>
          Copier
        </Button>
        <LinkButton icon={Download} href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download="codes-de-secours.txt">
          Télécharger
        </LinkButton>
      </div>
    </div>
  )
}
