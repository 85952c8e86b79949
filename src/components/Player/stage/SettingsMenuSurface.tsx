import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { captionsBackgrounds, captionsColors, captionsSizes, type CaptionsStyle } from '../../../machines/player/player/preferences.ts'
import * as select from '../../../machines/player/player/selectors.ts'
import { usePlayer, usePlayerIntent } from '../../../machines/player/player/usePlayer.ts'
import type { AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import type { PlaybackClock } from '../playbackClock.ts'
import * as styles from './OptionMenu.styles.ts'
import { useMenuContainer } from './StageContext.ts'
import { StageMenu } from './StageMenu.tsx'

const sizeNames: Record<CaptionsStyle['size'], string> = { small: 'Petite', medium: 'Moyenne', large: 'Grande', huge: 'Très grande' }
const colorNames: Record<CaptionsStyle['color'], string> = { white: 'Blanc', yellow: 'Jaune', cyan: 'Cyan', green: 'Vert' }
const backgroundNames: Record<CaptionsStyle['background'], string> = { none: 'Aucun', half: 'Translucide', full: 'Opaque' }

export type SettingsList = {
  hasCaptions: boolean
  hasNext: boolean
  clock: PlaybackClock
  /** Called with a position, in seconds. */
  onShare?: ((seconds: number) => void) | undefined
}

/** Renders the list of the settings menu, in its own chunk. */
export function SettingsMenuSurface({ hasCaptions, hasNext, clock, onShare, ...menu }: SettingsList & AnchoredMenuProps) {
  const send = usePlayerIntent()
  const container = useMenuContainer()
  const isLooping = usePlayer(select.selectIsLooping)
  const isRemoteAvailable = usePlayer(select.selectIsRemoteAvailable)
  const isRemote = usePlayer(select.selectIsRemote)
  const isAutoplayOn = usePlayer(select.selectIsAutoplayOn)
  return (
    <StageMenu {...menu} label="Réglages">
      <Toggle isOn={isLooping} onToggle={() => send({ type: 'loop.toggle' })}>
        Lecture en boucle
      </Toggle>
      {hasNext && (
        <Toggle isOn={isAutoplayOn} onToggle={() => send({ type: 'autoplay.toggle' })}>
          Enchaîner les vidéos
        </Toggle>
      )}
      {hasCaptions && <CaptionsStyleMenu container={container} />}
      {isRemoteAvailable && (
        <Menu.Item className={styles.item} onClick={() => send({ type: 'remote.choose' })}>
          <span className={styles.check} />
          {isRemote ? 'Changer d’appareil' : 'Lire sur un autre appareil'}
        </Menu.Item>
      )}
      {onShare && (
        <Menu.Item className={styles.item} onClick={() => onShare(Math.floor(clock.read().position))}>
          <span className={styles.check} />
          Partager à partir d’ici
        </Menu.Item>
      )}
    </StageMenu>
  )
}

function Toggle({ isOn, onToggle, children }: { isOn: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <Menu.CheckboxItem className={styles.item} checked={isOn} onCheckedChange={onToggle}>
      <Check className={styles.check} size={16} aria-hidden="true" />
      {children}
    </Menu.CheckboxItem>
  )
}

function CaptionsStyleMenu({ container }: { container: ReturnType<typeof useMenuContainer> }) {
  const send = usePlayerIntent()
  const { size, color, background } = usePlayer(select.selectCaptionsStyle)
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className={styles.item}>
        <span className={styles.check} />
        Apparence des sous-titres
        <span aria-hidden="true">›</span>
      </Menu.SubmenuTrigger>
      <Menu.Portal container={container}>
        <Menu.Positioner className={styles.positioner} side="top" align="end" sideOffset={8} collisionPadding={4}>
          <Menu.Popup className={styles.popup} aria-label="Apparence des sous-titres">
            <Choice
              label="Taille"
              names={sizeNames}
              choices={captionsSizes}
              value={size}
              onChoose={(chosen) => send({ type: 'captions.setStyle', style: { size: chosen } })}
            />
            <Choice
              label="Couleur"
              names={colorNames}
              choices={captionsColors}
              value={color}
              onChoose={(chosen) => send({ type: 'captions.setStyle', style: { color: chosen } })}
            />
            <Choice
              label="Fond"
              names={backgroundNames}
              choices={captionsBackgrounds}
              value={background}
              onChoose={(chosen) => send({ type: 'captions.setStyle', style: { background: chosen } })}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  names: Record<Value, string>
  choices: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, names, choices, value, onChoose }: ChoiceProps<Value>) {
  return (
    <Menu.Group>
      <Menu.GroupLabel className={styles.groupLabel}>{label}</Menu.GroupLabel>
      <Menu.RadioGroup value={value} onValueChange={onChoose}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice} className={styles.item} value={choice}>
            <Check className={styles.check} size={16} aria-hidden="true" />
            {names[choice]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Group>
  )
}
