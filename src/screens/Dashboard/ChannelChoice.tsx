import { useSearchParams } from 'wouter'
import { useManagedChannels } from '../../graphql/useManagedChannels.ts'
import { requestDeparture } from '../../components/departureRequest.ts'
import { SelectChip } from '../../ui/SelectChip/SelectChip.tsx'
import { addressOfChannel, channelOfAddress } from './dashboardView.ts'

const own = ''

type ChannelChoiceProps = {
  /** the channel of another that is on the screen: it can be chosen before the others have come */
  shown?: { id: string; name: string } | undefined
  /** what stands in its place when there is nothing to choose */
  instead?: string | undefined
}

/** Renders the choice of the channel for a person who edits those of others. */
export function ChannelChoice({ shown, instead }: ChannelChoiceProps) {
  const channels = useManagedChannels()
  const [search, setSearch] = useSearchParams()
  const others = channels.filter(({ isOwn }) => !isOwn)
  const edited = others.length === 0 && shown ? [shown] : others
  if (edited.length === 0) return instead
  const { channelId = own } = channelOfAddress(search)
  const ownName = channels.find(({ isOwn }) => isOwn)?.name
  return (
    <SelectChip
      label="Chaîne"
      value={channelId}
      options={[
        { value: own, label: ownName ?? 'Créer la mienne' },
        ...edited.map(({ id, name }) => ({ value: id, label: name })),
        ...(channelId === own || edited.some(({ id }) => id === channelId)
          ? []
          : [{ value: channelId, label: 'Introuvable', disabled: true }]),
      ]}
      onChange={(id) => requestDeparture(() => setSearch(addressOfChannel(id === own ? null : id)))}
    />
  )
}
