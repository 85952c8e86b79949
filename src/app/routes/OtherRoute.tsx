import { useState } from 'react'
import { useLocation } from 'wouter'
import { ForgotPassword, type ForgotPasswordFlows } from '../../screens/ForgotPassword/ForgotPassword.tsx'
import { MailLink, type MailLinkFlows } from '../../screens/MailLink/MailLink.tsx'
import { NotFound } from '../../screens/NotFound/NotFound.tsx'
import { ResetPassword, type ResetPasswordFlows } from '../../screens/ResetPassword/ResetPassword.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import { aboutRoute, accountRoutes, administrationRoute } from '../../shared/accountRoutes.ts'
import type { MailLinkPurpose } from '../../machines/session/mailLink/types.ts'
import { SecondStep, type SecondStepFlows } from '../../screens/SecondStep/SecondStep.tsx'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { mailLinkFlow } from '../flows/session/mailLinkFlow.ts'
import { passkeySignInFlow } from '../flows/session/passkeySignInFlow.ts'
import { passwordResetFlow } from '../flows/session/passwordResetFlow.ts'
import { passwordResetRequestFlow } from '../flows/session/passwordResetRequestFlow.ts'
import { useLinkToken } from './useLinkToken.ts'

import { secondStepFlow } from '../flows/session/secondStepFlow.ts'
import { takeReturn } from '../flows/session/signInReturn.ts'

/**
 * The screens of the way to an account: those that mails link to, and the second step of a sign-in. Any other address does not exist. They are behind the last entry of the
 * routes, because the first script has no room for one more.
 */
export function OtherRoute() {
  const path = useLocation()[0].toLowerCase()
  switch (path) {
    case accountRoutes.forgotPassword:
      return <ForgotPasswordRoute />
    case accountRoutes.resetPassword:
      return <ResetPasswordRoute />
    case accountRoutes.confirmEmail:
      return <MailLinkRoute key={path} purpose="confirmEmail" />
    case accountRoutes.secondStep:
      return <SecondStepRoute />
    case accountRoutes.restoreEmail:
      return <MailLinkRoute key={path} purpose="restoreEmail" />
    case administrationRoute:
      return <AdministrationRoute />
    case aboutRoute:
      return <About />
    case accountRoutes.unsubscribe:
      return <MailLinkRoute key={path} purpose="unsubscribe" />
    default:
      return <NotFound />
  }
}

const About = lazyPart(async () => (await import('../../screens/About/About.tsx')).About)
const AdministrationRoute = lazyPart(async () => (await import('./AdministrationRoute.tsx')).AdministrationRoute)

function ForgotPasswordRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ passwordResetRequest: passwordResetRequestFlow(services) }))
  return (
    <ProvideFlows<ForgotPasswordFlows> flows={flows}>
      <ForgotPassword />
    </ProvideFlows>
  )
}

function ResetPasswordRoute() {
  const services = useFlowServices()
  const token = useLinkToken()
  const [flows] = useState(() => ({ passwordReset: passwordResetFlow(services, token) }))
  return (
    <ProvideFlows<ResetPasswordFlows> flows={flows}>
      <ResetPassword />
    </ProvideFlows>
  )
}

function SecondStepRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({ secondStep: secondStepFlow(services), passkeySignIn: passkeySignInFlow(services, takeReturn) }))
  return (
    <ProvideFlows<SecondStepFlows> flows={flows}>
      <SecondStep />
    </ProvideFlows>
  )
}

function MailLinkRoute({ purpose }: { purpose: MailLinkPurpose }) {
  const services = useFlowServices()
  const token = useLinkToken()
  const [flows] = useState(() => ({ mailLink: mailLinkFlow(services, { purpose, token }) }))
  return (
    <ProvideFlows<MailLinkFlows> flows={flows}>
      <MailLink />
    </ProvideFlows>
  )
}
