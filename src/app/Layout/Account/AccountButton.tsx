import { useId } from 'react'
import { useSession } from '../../../machines/session/session/useSession.ts'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { useMenuButton } from '../../../ui/Menu/useMenuButton.ts'
import type { AccountMenuProps } from './AccountMenu.tsx'
import * as styles from './AccountButton.styles.ts'

const AccountMenu = lazyPart<AccountMenuProps>(async () => (await import('./AccountMenu.tsx')).AccountMenu, {
  isOpen: ({ open }) => open,
  onClose: ({ onOpenChange }) => onOpenChange(false),
})
// The failure occurs again, and is shown, when the menu is opened.
const preload = (): void => void AccountMenu.preload().catch(() => undefined)

/** Renders the member's avatar, which opens the menu of their account. */
export function AccountButton() {
  const { user } = useSession()
  const id = useId()
  const { anchor, isOpen, startAt, onOpenChange, onPress, onKeyDown } = useMenuButton()
  if (!user) return null
  return (
    <>
      <button
        ref={anchor}
        id={id}
        type="button"
        className={styles.button}
        aria-label={`Compte de ${user.username}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onPress}
        onKeyDown={onKeyDown}
        onPointerEnter={preload}
      >
        <Avatar name={user.username} src={user.avatarUrl} />
      </button>
      <AccountMenu user={user} open={isOpen} startAt={startAt} onOpenChange={onOpenChange} anchor={anchor} labelledBy={id} />
    </>
  )
}
