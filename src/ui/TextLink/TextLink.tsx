import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { renderLink, type LinkTarget } from '../renderLink.ts'
import * as styles from './TextLink.styles.ts'

export type TextLinkProps = LinkTarget & {
  children: ReactNode
  /** Uses the colour of the surrounding text, underlined on hover only: for lists and titles. */
  quiet?: boolean | undefined
  className?: string | undefined
}

/** Renders a link inside text: `<TextLink render={<Link href="/" />}>Retour à l’accueil</TextLink>`. */
export function TextLink({ children, quiet = false, className, ...target }: TextLinkProps) {
  return renderLink(target, { className: classNames(styles.link, className), 'data-quiet': quiet || undefined, children })
}
