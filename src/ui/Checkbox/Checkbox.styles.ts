import { css } from '@emotion/css'
import { color, controlHeight, fontSize, radius, space, weight } from '../tokens.ts'

/** The whole label can be pressed. */
export const box = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-width: ${controlHeight.medium};
  min-height: ${controlHeight.medium};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  cursor: pointer;

  &[data-bare] {
    justify-content: center;
  }

  &[data-disabled] {
    cursor: not-allowed;
  }
`

export const input = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border-radius: ${radius.small};
  accent-color: ${color.accent};
  cursor: inherit;

  &:focus-visible {
    outline-offset: 2px;
  }
`

export const error = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${weight.medium};
  font-size: ${fontSize[14]};
  color: ${color.danger};
`
