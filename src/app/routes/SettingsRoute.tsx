import { useState } from 'react'
import { Settings, type SettingsFlows } from '../../screens/Settings/Settings.tsx'
import { accountExportFlow } from '../flows/user/accountExportFlow.ts'
import { accountFormFlow } from '../flows/user/accountFormFlow.ts'
import { channelFormFlow } from '../flows/channel/channelFormFlow.ts'
import { channelTeamFlow } from '../flows/channel/channelTeamFlow.ts'
import { commenterBlockFlow } from '../flows/channel/commenterBlockFlow.ts'
import { deleteAccountFlow } from '../flows/user/deleteAccountFlow.ts'
import { emailProofRequestFlow } from '../flows/user/emailProofRequestFlow.ts'
import { imageUploadFlow } from '../flows/upload/imageUploadFlow.ts'
import { leaveGuardFlow } from '../flows/common/leaveGuardFlow.ts'
import { ProvideFlows } from '../flows/common/ProvideFlows.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { muteFlow } from '../flows/mute/muteFlow.ts'
import { notificationChoicesFlow } from '../flows/notification/notificationChoicesFlow.ts'
import { secondFactorFlow } from '../flows/user/secondFactorFlow.ts'
import { sessionsFlow } from '../flows/session/sessionsFlow.ts'

export function SettingsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    accountForm: accountFormFlow(services),
    channelForm: channelFormFlow(services),
    channelTeam: channelTeamFlow(services),
    commenterBlock: commenterBlockFlow(services),
    imageUpload: imageUploadFlow(services),
    leaveGuard: leaveGuardFlow(services),
    sessions: sessionsFlow(services),
    accountExport: accountExportFlow(services),
    deleteAccount: deleteAccountFlow(services),
    emailProofRequest: emailProofRequestFlow(services),
    mute: muteFlow(services),
    notificationChoices: notificationChoicesFlow(services),
    secondFactor: secondFactorFlow(services),
  }))
  return (
    <ProvideFlows<SettingsFlows> flows={flows}>
      <Settings />
    </ProvideFlows>
  )
}
