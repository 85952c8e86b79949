import type { RegistrationQuery } from '../../graphql/generated/graphql.ts'
import type { useRegistration } from '../../machines/session/registration/useRegistration.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

type RegistrationPanelProps = { rules: RegistrationQuery['registration']; registration: ReturnType<typeof useRegistration> }

/** Renders the form, or why there is none. */
export function RegistrationPanel({ rules, registration }: RegistrationPanelProps) {
  const { form } = registration
  if (registration.isRequested) {
    return (
      <EmptyState
        title="Votre demande est envoyée"
        message={`Une personne de l’équipe va la lire. La réponse arrivera à ${form.email.trim()}.`}
      />
    )
  }
  if (rules.mode === 'closed')
    return <EmptyState title="Les inscriptions sont fermées" message="Ce site n’ouvre pas de nouveaux comptes en ce moment." />
  if (rules.mode === 'invitation' && form.invitation === null) {
    return (
      <EmptyState title="Sur invitation" message="Ouvrez le lien d’invitation que vous avez reçu, ou demandez-en un à l’équipe du site." />
    )
  }
  return <RegistrationForm rules={rules} registration={registration} />
}
