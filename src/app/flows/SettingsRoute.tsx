import { useState } from 'react'
import { AccountExportFlowContext } from '../../machines/accountExport/useAccountExport.ts'
import { AccountFormFlowContext } from '../../machines/accountForm/useAccountForm.ts'
import { ChannelFormFlowContext } from '../../machines/channelForm/useChannelForm.ts'
import { DeleteAccountFlowContext } from '../../machines/deleteAccount/useDeleteAccount.ts'
import { ImageUploadFlowContext } from '../../machines/imageUpload/useImageUpload.ts'
import { SessionsFlowContext } from '../../machines/sessions/useSessions.ts'
import { Settings } from '../../screens/Settings/Settings.tsx'
import { accountExportFlow } from './accountExportFlow.ts'
import { accountFormFlow } from './accountFormFlow.ts'
import { channelFormFlow } from './channelFormFlow.ts'
import { deleteAccountFlow } from './deleteAccountFlow.ts'
import { imageUploadFlow } from './imageUploadFlow.ts'
import { lend, Provide } from './Provide.tsx'
import { useFlowServices } from './services.ts'
import { sessionsFlow } from './sessionsFlow.ts'

export function SettingsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    lend(AccountFormFlowContext, accountFormFlow(services)),
    lend(ChannelFormFlowContext, channelFormFlow(services)),
    lend(ImageUploadFlowContext, imageUploadFlow(services)),
    lend(SessionsFlowContext, sessionsFlow(services)),
    lend(AccountExportFlowContext, accountExportFlow(services)),
    lend(DeleteAccountFlowContext, deleteAccountFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Settings />
    </Provide>
  )
}
