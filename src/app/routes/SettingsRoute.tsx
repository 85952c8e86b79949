import { useState } from 'react'
import { AccountExportFlowContext } from '../../machines/user/accountExport/useAccountExport.ts'
import { AccountFormFlowContext } from '../../machines/user/accountForm/useAccountForm.ts'
import { ChannelFormFlowContext } from '../../machines/channel/channelForm/useChannelForm.ts'
import { DeleteAccountFlowContext } from '../../machines/user/deleteAccount/useDeleteAccount.ts'
import { ImageUploadFlowContext } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { SessionsFlowContext } from '../../machines/session/sessions/useSessions.ts'
import { Settings } from '../../screens/Settings/Settings.tsx'
import { accountExportFlow } from '../flows/user/accountExportFlow.ts'
import { accountFormFlow } from '../flows/user/accountFormFlow.ts'
import { channelFormFlow } from '../flows/channel/channelFormFlow.ts'
import { deleteAccountFlow } from '../flows/user/deleteAccountFlow.ts'
import { imageUploadFlow } from '../flows/upload/imageUploadFlow.ts'
import { provide, Provide } from '../flows/common/Provide.tsx'
import { useFlowServices } from '../flows/common/services.ts'
import { sessionsFlow } from '../flows/session/sessionsFlow.ts'

export function SettingsRoute() {
  const services = useFlowServices()
  const [flows] = useState(() => [
    provide(AccountFormFlowContext, accountFormFlow(services)),
    provide(ChannelFormFlowContext, channelFormFlow(services)),
    provide(ImageUploadFlowContext, imageUploadFlow(services)),
    provide(SessionsFlowContext, sessionsFlow(services)),
    provide(AccountExportFlowContext, accountExportFlow(services)),
    provide(DeleteAccountFlowContext, deleteAccountFlow(services)),
  ])
  return (
    <Provide flows={flows}>
      <Settings />
    </Provide>
  )
}
