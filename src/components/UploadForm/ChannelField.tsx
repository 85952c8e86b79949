import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useManagedChannels } from '../../graphql/useManagedChannels.ts'
import type { Upload } from '../../machines/upload/upload/useUpload.ts'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'

/**
 * Renders the choice of the channel for a person who edits those of others; nothing for everybody else. The address may name one, from its
 * dashboard. Once the server has the record, it stays in its channel.
 */
export function ChannelField({ upload }: { upload: Upload }) {
  const channels = useManagedChannels()
  const [search] = useSearchParams()
  const { form, contentId, isUntouched, change } = upload
  const own = channels.find(({ isOwn }) => isOwn)
  const named = channels.find(({ id, isOwn }) => !isOwn && id === search.get('channel'))
  // Somebody without a channel of their own has nothing else to choose.
  const proposed = named && isUntouched ? named : own ? undefined : channels[0]
  const proposal = form.channelId === undefined && contentId === null ? proposed?.id : undefined
  useEffect(() => {
    if (proposal !== undefined) change({ channelId: proposal })
  }, [proposal, change])
  if (channels.every(({ isOwn }) => isOwn)) return null
  const value = form.channelId ?? own?.id ?? ''
  return (
    <SelectField
      label="Chaîne"
      name="channelId"
      hint={form.channelId === undefined ? undefined : 'Le fichier compte dans le quota de cette chaîne.'}
      value={value}
      options={channels.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={!upload.canChangeTexts || contentId !== null}
      onChange={(id) => change({ channelId: id === own?.id ? undefined : id })}
    />
  )
}
