import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { SettingsForm } from '../../components/SettingsForm/SettingsForm.tsx'
import type { RegistrationSettingsForm } from '../../machines/registration/registrationSettings/types.ts'
import { useRegistrationSettings } from '../../machines/registration/registrationSettings/useRegistrationSettings.ts'
import { registrationLimits as limits, type RegistrationMode } from '../../shared/registration.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

const modes: readonly { value: RegistrationMode; label: string }[] = [
  { value: 'open', label: 'Tout le monde' },
  { value: 'invitation', label: 'Sur invitation' },
  { value: 'approval', label: 'Après accord d’un administrateur' },
  { value: 'closed', label: 'Personne' },
]

/** Renders the rules of registrations. @param props.saved read only when it mounts */
export function RegistrationSettings({ saved }: { saved: RegistrationSettingsForm }) {
  const settings = useRegistrationSettings(saved)
  const { form, errors, isBusy, change } = settings
  return (
    <section className={sectionStyles.section} aria-labelledby="rules-title">
      <h2 id="rules-title">Règles des inscriptions</h2>
      <LeaveGuard isDirty={settings.isDirty} />
      <SettingsForm label="Règles des inscriptions" form={settings}>
        <SelectField
          label="Qui peut s’inscrire"
          name="mode"
          hint="Une invitation dispense de l’accord d’un administrateur."
          value={form.mode}
          options={modes}
          disabled={isBusy}
          onChange={(mode) => change({ mode })}
        />
        <TextField
          label="Question contre les robots"
          name="question"
          optional
          hint="Une question facile pour les personnes de votre communauté. Vide, rien n’est demandé."
          autoComplete="off"
          counterMax={limits.question}
          value={form.question}
          error={errors['question']}
          disabled={isBusy}
          onChange={(question) => change({ question })}
        />
        <TextArea
          label="Bonnes réponses"
          name="answers"
          optional
          hint="Une par ligne. Les majuscules et les accents ne comptent pas."
          rows={2}
          value={form.answers}
          error={errors['answers']}
          disabled={isBusy}
          onChange={(answers) => change({ answers })}
        />
        <TextArea
          label="Domaines d’e-mail refusés"
          name="blockedDomains"
          optional
          hint="Un par ligne, comme exemple.fr. Ceux en dessous, comme mail.exemple.fr, sont refusés aussi."
          rows={3}
          value={form.blockedDomains}
          error={errors['blockedDomains']}
          disabled={isBusy}
          onChange={(blockedDomains) => change({ blockedDomains })}
        />
        <TextArea
          label="Conditions à accepter"
          name="terms"
          optional
          hint="Vides, rien n’est à accepter."
          rows={5}
          counterMax={limits.terms}
          value={form.terms}
          error={errors['terms']}
          disabled={isBusy}
          onChange={(terms) => change({ terms })}
        />
        <Switch
          label="Retenir les commentaires des nouveaux comptes"
          name="holdNewAccounts"
          hint="Ils attendent la modération tant qu’aucun commentaire de la personne n’a été publié."
          checked={form.holdNewAccounts}
          disabled={isBusy}
          onChange={(holdNewAccounts) => change({ holdNewAccounts })}
        />
      </SettingsForm>
    </section>
  )
}
