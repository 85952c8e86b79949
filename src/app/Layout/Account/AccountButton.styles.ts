import { css } from '@emotion/css'
import { color, duration, ease, radius } from '../../../ui/tokens.ts'

export const button = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.full};
  cursor: pointer;
  transition: background-color ${duration.fast} ${ease.out};

  &:hover {
    background: ${color.raised};
  }

  &:active,
  &[aria-expanded='true'] {
    background: ${color.pressed};
  }
`
