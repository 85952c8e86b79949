import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, font, fontSize, layer, radius, shadow, space, weight } from '../tokens.ts'

const aboveBars = 'var(--notice-height, 0px) + var(--recording-height, 0px) + var(--controls-height, 0px)'

export const viewport = css`
  position: fixed;
  inset: auto ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom) + ${aboveBars} + var(--mini-height, 0px));
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[2]};
  max-width: 26rem;
  margin-inline: auto;
  outline-offset: 4px;
  pointer-events: none;

  /* On a phone, a dialog is a bottom sheet with its buttons at the bottom, so the toasts move to the top. */
  @media (width < 640px) {
    html[data-dialog] & {
      inset: calc(${space[3]} + env(safe-area-inset-top)) ${space[3]} auto;
      flex-direction: column;
    }
  }

  @media (width >= 640px) {
    inset: auto auto calc(${space[6]} + ${aboveBars} + var(--mini-height, 0px)) ${space[6]};
    width: 26rem;
  }

  /* Beside the small player. */
  @media (width >= 1024px) {
    bottom: calc(${space[6]} + ${aboveBars});
  }
`

/** The page between two toasts stays clickable. */
export const toast = css`
  pointer-events: auto;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.inverse};
  box-shadow: ${shadow.float};
  color: ${color.onInverse};
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    transform ${duration.slow} ${ease.out},
    opacity ${duration.slow} ${ease.out};

  &[data-starting-style] {
    transform: translateY(1rem);
    opacity: 0;
  }

  &[data-ending-style] {
    opacity: 0;
  }

  &[data-swiping] {
    transition: none;
  }

  &[data-limited] {
    display: none;
  }

  & :focus-visible,
  &:focus-visible {
    outline-color: ${color.inverseFocus};
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const content = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
`

export const icon = css`
  flex: none;
  color: ${color.inverseInfo};

  &[data-tone='success'] {
    color: ${color.inverseSuccess};
  }

  &[data-tone='error'] {
    color: ${color.inverseDanger};
  }
`

export const texts = css`
  flex: 1;
  min-width: 0;
  padding-block: ${space[2]};
  font-size: ${fontSize[14]};
  line-height: 1.4;
`

export const title = css`
  font-family: ${font.text};
  font-weight: ${weight.medium};
`

export const description = css`
  opacity: 0.9;
`

export const action = css`
  flex: none;
  min-height: ${controlHeight.medium};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  color: ${color.inverseAccent};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const close = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${controlHeight.medium};
  height: ${controlHeight.medium};
  border-radius: 50%;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`
