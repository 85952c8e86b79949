import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import * as styles from '../Button/Button.styles.ts'
import { classNames } from '../classNames.ts'
import { renderLink, type LinkTarget } from '../renderLink.ts'

export type LinkButtonProps = LinkTarget & {
  children: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: LucideIcon | undefined
  full?: boolean | undefined
  className?: string | undefined
}

/** Renders a link as a button: `<LinkButton render={<Link href="/login" />}>Se connecter</LinkButton>`. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  full = false,
  className,
  ...target
}: LinkButtonProps) {
  return renderLink(target, {
    className: classNames(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-full': full || undefined,
    children: (
      <>
        {Icon && <Icon size={18} aria-hidden="true" />}
        {children}
      </>
    ),
  })
}
