import { useSearchParams } from 'wouter'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import type { SettingsQuery } from '../../graphql/generated/graphql.ts'
import { useAccountExport } from '../../machines/user/accountExport/useAccountExport.ts'
import { useAccountForm } from '../../machines/user/accountForm/useAccountForm.ts'
import { useChannelForm } from '../../machines/channel/channelForm/useChannelForm.ts'
import { useNotificationChoices } from '../../machines/notification/notificationChoices/useNotificationChoices.ts'
import { useImageUpload } from '../../machines/upload/imageUpload/useImageUpload.ts'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { AccountSection } from './AccountSection.tsx'
import { formOfChannel } from '../../components/ChannelSettings/formOfChannel.ts'
import { ChannelTab } from './ChannelTab.tsx'
import { DeleteAccountSection } from './DeleteAccountSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { ImageSection } from '../../components/ImageSection/ImageSection.tsx'
import { KeyboardSection } from './KeyboardSection.tsx'
import { MutedChannelsSection } from './MutedChannelsSection.tsx'
import { NotificationsTab } from './NotificationsTab.tsx'
import { QuotaSection } from './QuotaSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import * as sectionStyles from '../../components/SettingsForm/SettingsSection.styles.ts'
import { AvatarPicture } from './AvatarPicture.tsx'
import { TeamSections } from './TeamSections.tsx'
import { type SettingsTab, settingsTabOf } from './settingsTab.ts'

export type SettingsViewer = NonNullable<SettingsQuery['viewer']>

type SettingsTabsProps = { viewer: SettingsViewer } & Pick<SettingsQuery, 'roles'>

/** Renders the tabs. Their state lives here, so that switching tabs loses neither input nor requests in flight. */
export function SettingsTabs({ viewer, roles }: SettingsTabsProps) {
  const [params, setParams] = useSearchParams()
  const { username, firstname, lastname, email, role, hasPassword, channel } = viewer
  const account = useAccountForm({ account: { username, firstname, lastname, email, roleId: role.id }, hasPassword })
  const channelForm = useChannelForm(formOfChannel(channel ?? null))
  const avatar = useImageUpload({ kind: 'avatar', subjectId: viewer.id })
  const banner = useImageUpload({ kind: 'banner', subjectId: channel?.id ?? '' })
  const archive = useAccountExport(viewer.id)
  const choices = useNotificationChoices(viewer.notificationChoices)

  return (
    <>
      <LeaveGuard isDirty={[account, channelForm, choices].some((form) => form.isDirty) || avatar.isBusy || banner.isBusy} />
      <Tabs<SettingsTab>
        label="Paramètres"
        value={settingsTabOf(params)}
        onChange={(tab) => setParams(tab === 'account' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: 'account',
            label: 'Compte utilisateur',
            panel: (
              <div className={sectionStyles.sections}>
                <ImageSection
                  className={sectionStyles.section}
                  title="Avatar"
                  name="avatar"
                  upload={avatar}
                  picture={<AvatarPicture name={username} src={viewer.avatarUrl ?? null} />}
                />
                <AccountSection
                  account={account}
                  roles={roles}
                  currentRoleId={role.id}
                  unprovenEmail={viewer.isEmailVerified ? null : email}
                />
                <KeyboardSection />
                <SecondFactorSection
                  secondFactor={viewer.secondFactor}
                  identities={viewer.identities}
                  hasPassword={hasPassword}
                  device={viewer.sessions.find(({ isCurrent }) => isCurrent)?.device ?? ''}
                />
                <SessionsSection sessions={viewer.sessions} />
                <QuotaSection quota={viewer.quota} />
                <ExportSection archive={archive} />
                <DeleteAccountSection hasPassword={hasPassword} />
              </div>
            ),
          },
          {
            value: 'channel',
            label: 'Chaîne',
            panel: (
              <div className={sectionStyles.sections}>
                <ChannelTab channel={channel ?? null} form={channelForm} banner={banner} />
                <TeamSections />
              </div>
            ),
          },
          {
            value: 'notifications',
            label: 'Notifications',
            panel: (
              <div className={sectionStyles.sections}>
                <NotificationsTab choices={choices} isEmailVerified={viewer.isEmailVerified} />
                <MutedChannelsSection channels={viewer.mutedChannels} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}
