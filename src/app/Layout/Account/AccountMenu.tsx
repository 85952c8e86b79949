import { Captions, ListVideo, LogOut, Settings, SquarePlay } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { readPreferences, watchPreferences, writePreferences } from '../../../components/Player/preferences.ts'
import { useSession } from '../../../machines/session/session/useSession.ts'
import type { SessionUser } from '../../../machines/user/user.ts'
import { languageOptions } from '../../../shared/languageOptions.ts'
import { MenuSurface } from '../../../ui/Menu/MenuSurface.tsx'
import type { MenuSurfaceProps } from '../../../ui/Menu/types.ts'
import { useThemeChoice } from '../Theme/useThemeChoice.ts'

export type AccountMenuProps = Omit<MenuSurfaceProps, 'items' | 'heading' | 'align' | 'side' | 'isFixed'> & { user: SessionUser }

const noPreference = 'none'

/** Renders the list behind the avatar, in its own chunk. */
export function AccountMenu({ user, ...menu }: AccountMenuProps) {
  const { logout } = useSession()
  const theme = useThemeChoice()
  const isAutoplayOn = useSyncExternalStore(watchPreferences, () => readPreferences().isAutoplayOn)
  const captionsLanguage = useSyncExternalStore(watchPreferences, () => readPreferences().captionsLanguage)
  return (
    <MenuSurface
      {...menu}
      align="end"
      isFixed
      heading={{ title: user.username, detail: user.email }}
      items={[
        // As in the sidebar: the specification writes these paths with capitals.
        { label: 'Ma chaîne', icon: SquarePlay, render: <Link href="/Dashboard" /> },
        { label: 'Paramètres', icon: Settings, render: <Link href="/Settings" /> },
        'separator',
        theme,
        'separator',
        {
          label: 'Lecture automatique',
          detail: 'Enchaîner les vidéos',
          icon: ListVideo,
          checked: isAutoplayOn,
          staysOpen: true,
          onSelect: () => writePreferences({ isAutoplayOn: !isAutoplayOn }),
        },
        {
          title: 'Langue des sous-titres',
          submenuIcon: Captions,
          value: captionsLanguage ?? noPreference,
          options: [{ value: noPreference, label: 'Aucune préférence' }, ...languageOptions],
          onChoose: (language) => writePreferences({ captionsLanguage: language === noPreference ? null : language }),
        },
        'separator',
        { label: 'Se déconnecter', icon: LogOut, onSelect: logout },
      ]}
    />
  )
}
