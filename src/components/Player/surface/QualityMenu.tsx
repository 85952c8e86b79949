import { useMediaRemote, useVideoQualityOptions } from '@vidstack/react'
import { OptionMenu } from './OptionMenu.tsx'
import { writePreferences } from './preferences.ts'
import { shortSide } from './quality.ts'

/** Renders nothing while there is only one quality. */
export function QualityMenu() {
  const remote = useMediaRemote()
  const options = useVideoQualityOptions({ auto: false, sort: 'descending' })
  const { selectedQuality, selectedValue } = options
  if (options.length < 2) return null

  const isAuto = selectedValue === 'auto'
  const current = selectedQuality ? `${shortSide(selectedQuality)}p` : ''
  return (
    <OptionMenu
      label="Qualité"
      shown={isAuto ? 'Auto' : current}
      spoken={isAuto ? `automatique${current && `, ${current}`}` : current}
      value={selectedValue}
      options={[
        {
          value: 'auto',
          label: isAuto && current ? `Automatique (${current})` : 'Automatique',
          onSelect: () => {
            remote.requestAutoQuality()
            writePreferences({ quality: 'auto' })
          },
        },
        ...options.flatMap(({ quality, value, select }) =>
          quality === null
            ? []
            : [
                {
                  value,
                  label: `${shortSide(quality)}p`,
                  onSelect: () => {
                    select()
                    writePreferences({ quality: shortSide(quality) })
                  },
                },
              ],
        ),
      ]}
    />
  )
}
