import { Captions, CaptionsOff } from 'lucide-react'
import type { CaptionsFragment } from '../../../graphql/generated/graphql.ts'
import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import { capitalized } from '../../../shared/format/capitalized.ts'
import { OptionMenu } from './OptionMenu.tsx'

/** Renders nothing while there are no captions. */
export function CaptionsMenu({ captions }: { captions: readonly CaptionsFragment[] }) {
  const send = usePlayerIntent()
  const language = usePlayer(select.selectCaptionsLanguage)
  const isFailed = usePlayer(select.selectAreCaptionsFailed)
  if (captions.length === 0) return null
  const labels = captions.map((each) => ({
    value: each.language,
    label: capitalized(each.languageName) + (each.isAutomatic ? ' (automatiques)' : ''),
  }))
  const shown = labels.find(({ value }) => value === language)
  const Icon = shown ? Captions : CaptionsOff
  return (
    <OptionMenu
      label="Sous-titres"
      shown={<Icon size={20} aria-hidden="true" />}
      spoken={!shown ? 'désactivés' : isFailed ? `${shown.label}, introuvables` : shown.label}
      value={shown?.value ?? 'off'}
      options={[
        { value: 'off', label: 'Désactivés', onSelect: () => send({ type: 'captions.choose', language: null }) },
        ...labels.map(({ value, label }) => ({
          value,
          label: isFailed && value === language ? `${label} : introuvables` : label,
          onSelect: () => send({ type: 'captions.choose', language: value }),
        })),
      ]}
    />
  )
}
