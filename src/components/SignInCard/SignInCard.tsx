import { type FormEvent, type ReactNode, useRef } from 'react'
import type { Failure } from '../../machines/common/failure.ts'
import type { FieldErrors } from '../../shared/errorCodes.ts'
import { routes } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { Link } from '../Link/Link.tsx'
import { useFocusFirstError } from '../useFocusFirstError.ts'
import * as styles from './SignInCard.styles.ts'

type SignInCardProps = {
  title: string
  explanation: ReactNode
  /** where the link below leads: home for those who may be signed in */
  back?: 'login' | 'home'
  children: ReactNode
}

/** A screen of the way to an account: its title, what it is about, and a form or what comes after it. */
export function SignInCard({ title, explanation, back = 'login', children }: SignInCardProps) {
  return (
    <div className={styles.card}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.explanation}>{explanation}</p>
      {children}
      <TextLink className={styles.back} quiet render={<Link href={routes[back]} replace />}>
        {back === 'login' ? 'Retour à la connexion' : 'Retour à l’accueil'}
      </TextLink>
    </div>
  )
}

type SignInFormProps = {
  failure: Failure | null
  errors?: FieldErrors | undefined
  onSubmit: () => void
  onDismissFailure: () => void
  children: ReactNode
}

/** The form of such a screen, with its failure above it. */
export function SignInForm({ failure, errors, onSubmit, onDismissFailure, children }: SignInFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useFocusFirstError(element, errors)
  return (
    <>
      {failure && <AlertBanner onDismiss={onDismissFailure}>{failure.message}</AlertBanner>}
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </>
  )
}
