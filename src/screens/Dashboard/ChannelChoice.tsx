import { useSearchParams } from 'wouter'
import { useManagedChannels } from '../../graphql/useManagedChannels.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import * as styles from './Dashboard.styles.ts'
import { addressOfChannel, channelOfAddress } from './dashboardView.ts'

const own = ''

/** `shown`: the channel of another that is on the screen. It stands in the choice before the others have come, so that nothing moves. */
type ChannelChoiceProps = { shown?: { id: string; name: string } | undefined }

/** Renders the choice of the channel for a person who edits those of others; nothing for everybody else. */
export function ChannelChoice({ shown }: ChannelChoiceProps) {
  const channels = useManagedChannels()
  const [search, setSearch] = useSearchParams()
  const others = channels.filter(({ isOwn }) => !isOwn)
  const edited = others.length === 0 && shown ? [shown] : others
  if (edited.length === 0) return null
  const { channelId = own } = channelOfAddress(search)
  const ownName = channels.find(({ isOwn }) => isOwn)?.name
  return (
    <SelectField
      className={styles.choice}
      label="Chaîne"
      name="channel"
      value={channelId}
      options={[
        { value: own, label: ownName ?? 'Créer la mienne' },
        ...edited.map(({ id, name }) => ({ value: id, label: name })),
        ...(channelId === own || edited.some(({ id }) => id === channelId)
          ? []
          : [{ value: channelId, label: 'Introuvable', disabled: true }]),
      ]}
      onChange={(id) => setSearch(addressOfChannel(id === own ? null : id))}
    />
  )
}
