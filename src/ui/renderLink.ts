import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './classNames.ts'

/** An anchor of the caller's: `<Link href="/login" />` of the router, or a plain `<a>`. */
export type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/** Where a link leads: an element that the router understands, or a plain address for a full navigation. */
export type LinkTarget = { render: LinkElement; href?: undefined } | { href: string; render?: undefined }

type AnchorProps = { href: string; className?: string | undefined; children?: ReactNode }

type LinkProps = { className: string | undefined; children: ReactNode } & Record<string, unknown>

/** Dresses the caller's anchor in our class and content, so that `ui` needs no router. */
export function renderLink(target: LinkTarget, { className, children, ...rest }: LinkProps): ReactElement {
  const element: LinkElement = target.render ?? createElement<AnchorProps>('a', { href: target.href })
  return cloneElement(element, { ...rest, className: classNames(className, element.props.className) }, children)
}
