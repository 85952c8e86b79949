import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, weight } from '../../../ui/tokens.ts'

export const button = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: ${controlHeight.medium};
  height: ${controlHeight.medium};
  border-radius: ${radius.control};
  color: ${color.onScrim};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  transition: background-color ${duration.fast} ${ease.out};

  /* At 400 % zoom, seven of them share 260 pixels. */
  @container player (width < 340px) {
    flex: 1 1 auto;
    min-width: 1.75rem;
  }

  &:hover,
  &[aria-expanded='true'] {
    background: rgb(255 255 255 / 18%);
  }

  &:focus-visible {
    outline-color: ${color.onScrim};
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    background: rgb(255 255 255 / 24%);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`
