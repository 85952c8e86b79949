import { Link } from '../../components/Link/Link.tsx'
import { SignInCard, SignInForm } from '../../components/SignInCard/SignInCard.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import type { MailLinkPurpose } from '../../machines/session/mailLink/types.ts'
import { useMailLink } from '../../machines/session/mailLink/useMailLink.ts'
import { errorMessages } from '../../shared/errorMessages.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'

/** The flows that the route provides. */
export type MailLinkFlows = 'mailLink'

type Words = {
  title: string
  question: string
  button: string
  done: string
  explanation: string
  /** where it cannot be followed */
  expired: { title: string; explanation: string }
  settings: string
}
const expired = { title: 'Lien expiré', explanation: `${errorMessages.LINK_EXPIRED}.` }
const words: Readonly<Record<MailLinkPurpose, Words>> = {
  confirmEmail: {
    title: 'Confirmer votre adresse',
    question: 'Confirmez que cette adresse e-mail est bien la vôtre.',
    button: 'Confirmer mon adresse',
    done: 'Adresse confirmée',
    explanation: 'Elle servira à retrouver votre compte si vous oubliez votre mot de passe.',
    expired,
    settings: routes.settings,
  },
  restoreEmail: {
    title: 'Rétablir votre adresse',
    question:
      'Votre compte reprendra cette adresse. Toutes ses sessions seront fermées, et vous recevrez un lien pour choisir un nouveau mot de passe.',
    button: 'Rétablir mon adresse',
    done: 'Adresse rétablie',
    explanation:
      'Votre ancien mot de passe ne vaut plus. Le lien pour en choisir un autre est dans le message qui vient de vous être envoyé.',
    expired,
    settings: routes.settings,
  },
  unsubscribe: {
    title: 'Résumés par e-mail',
    question: 'Voulez-vous ne plus recevoir le message avec ce qui est nouveau ? Les notifications du site restent.',
    button: 'Ne plus recevoir de résumés',
    done: 'Vous ne recevrez plus de résumés',
    explanation: 'Si vous changez d’avis, ils se choisissent dans les paramètres.',
    expired: { title: 'Lien incomplet', explanation: 'Ce lien ne désigne aucun compte. Les résumés se choisissent dans les paramètres.' },
    settings: `${routes.settings}?tab=notifications`,
  },
}

export function MailLink() {
  const link = useMailLink()
  const { title, question, button, done, explanation, ...others } = words[link.purpose]
  useScreenTitle(title)
  if (link.isExpired) {
    return (
      <SignInCard back="home" title={others.expired.title} explanation={others.expired.explanation}>
        <LinkButton variant="primary" render={<Link href={others.settings} replace />}>
          Ouvrir les paramètres
        </LinkButton>
      </SignInCard>
    )
  }
  if (link.isFollowed) {
    return (
      <SignInCard back="home" title={done} explanation={explanation}>
        <LinkButton variant="primary" render={<Link href={others.settings} replace />}>
          Ouvrir les paramètres
        </LinkButton>
      </SignInCard>
    )
  }
  return (
    <SignInCard back="home" title={title} explanation={question}>
      <SignInForm failure={link.failure} onSubmit={link.follow} onDismissFailure={link.dismissFailure}>
        <Button type="submit" variant="primary" size="large" full busy={link.isBusy} busyLabel="Envoi...">
          {button}
        </Button>
      </SignInForm>
    </SignInCard>
  )
}
