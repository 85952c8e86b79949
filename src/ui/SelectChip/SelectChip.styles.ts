import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const chip = css`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 4.5rem;
  min-height: ${controlHeight.small};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.raised};
  color: ${color.ink};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  transition: background-color ${duration.fast} ${ease.out};

  &:has(select:enabled:hover) {
    background: ${color.pressed};
  }

  &:has(select:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &[data-changed] {
    background: ${color.ink};
    color: ${color.background};
  }

  &:has(select:disabled) {
    background: ${color.raised};
    color: ${color.muted};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-changed] {
      border-color: Highlight;
      border-width: 2px;
    }

    &:has(select:disabled) {
      border-color: GrayText;
    }
  }
`

export const face = css`
  position: relative;
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  min-height: inherit;
  padding-inline: ${space[3]} ${space[2]};

  .${chip}[data-changed] & {
    padding-inline-end: ${space[1]};
  }
`

export const text = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const chevron = css`
  flex: none;
`

/** Invisible over what it shows: the chip is as wide as the chosen option, where the browser would make it as wide as the longest. */
export const select = css`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  font-size: ${fontSize[14]};
  cursor: pointer;
  appearance: none;

  &:disabled {
    cursor: not-allowed;
  }

  & option {
    background: ${color.surface};
    color: ${color.ink};
  }
`

export const remove = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 1.75rem;
  min-height: 1.75rem;
  margin-inline-end: ${space[1]};
  border-radius: 50%;
  color: inherit;

  &:hover {
    background: color-mix(in srgb, currentcolor 20%, transparent);
  }

  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`
