import { useState } from 'react'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { isAdministrator } from '../../machines/user/user.ts'
import { Administration, type AdministrationFlows } from '../../screens/Administration/Administration.tsx'
import { NotFound } from '../../screens/NotFound/NotFound.tsx'
import { administrationActFlow } from '../flows/administration/administrationActFlow.ts'
import { leaveGuardFlow } from '../flows/common/leaveGuardFlow.ts'
import { pagingFlow } from '../flows/common/pagingFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { invitationLinkFlow } from '../flows/content/shareFlow.ts'
import { quotaFormFlow } from '../flows/quota/quotaFormFlow.ts'
import { invitationFlow } from '../flows/registration/invitationFlow.ts'
import { logoUploadFlow } from '../flows/upload/imageUploadFlow.ts'
import { moderationFlow } from '../flows/report/moderationFlow.ts'
import { siteFormFlow } from '../flows/site/siteFormFlow.ts'
import { registrationSettingsFlow } from '../flows/registration/registrationSettingsFlow.ts'

/** Users who do not administer the site see nothing here. */
export function AdministrationRoute() {
  return (
    <SignedInOnly>
      <ForAdministrators />
    </SignedInOnly>
  )
}

function ForAdministrators() {
  const services = useFlowServices()
  const { user } = useSession()
  const [flows] = useState(() => ({
    administrationAct: administrationActFlow(services),
    moderation: moderationFlow(services),
    paging: pagingFlow(services),
    registrationSettings: registrationSettingsFlow(services),
    invitation: invitationFlow(services),
    invitationLink: invitationLinkFlow(services),
    quotaForm: quotaFormFlow(services),
    leaveGuard: leaveGuardFlow(services),
    siteForm: siteFormFlow(services),
    imageUpload: logoUploadFlow(services),
  }))
  if (!isAdministrator(user)) return <NotFound />
  return (
    <ProvideFlows<AdministrationFlows> flows={flows}>
      <Administration />
    </ProvideFlows>
  )
}
