import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { classNames } from './classNames.ts'

/** The caller's anchor: the router's `<Link href="/login" />`, or a plain `<a>`. */
export type LinkElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/**
 * The target of a link: an element of the router, or a plain address for a full page load. `download`: the name of the file that the
 * address becomes instead.
 */
export type LinkTarget = { render: LinkElement; href?: undefined } | { href: string; download?: string; render?: undefined }

type AnchorProps = { href: string; download?: string | undefined; className?: string | undefined; children?: ReactNode }

type LinkProps = { className: string | undefined; children: ReactNode } & Record<string, unknown>

/** Applies our class and content to the caller's anchor, so that `ui` does not depend on a router. */
export function renderLink(target: LinkTarget, { className, children, ...rest }: LinkProps): ReactElement {
  const element: LinkElement = target.render ?? createElement<AnchorProps>('a', { href: target.href, download: target.download })
  return cloneElement(element, { ...rest, className: classNames(className, element.props.className) }, children)
}
