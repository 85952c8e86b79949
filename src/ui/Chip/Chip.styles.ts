import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: ${controlHeight.small};
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.raised};
  color: ${color.ink};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  transition: background-color ${duration.fast} ${ease.out};

  button&:not([aria-pressed='true']):hover,
  a&:hover {
    background: ${color.pressed};
  }

  button&:active,
  a&:active {
    border-color: ${color.border};
  }

  &[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.background};
  }

  &[data-removable] {
    padding-inline-end: ${space[1]};
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    /* With a border alone, only the colour would distinguish it from the others. */
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

export const text = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const count = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;

  .${chip}[aria-pressed='true'] & {
    color: inherit;
  }
`

export const remove = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: 1.5rem;
  min-height: 1.5rem;
  border-radius: 50%;
  color: ${color.muted};

  &:hover {
    background: ${color.pressed};
    color: ${color.ink};
  }

  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`
