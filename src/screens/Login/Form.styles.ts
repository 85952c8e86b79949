import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const form = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const pair = css`
  display: grid;
  gap: ${space[4]};
  /* A message under one field does not stretch the other field. */
  align-items: start;

  @media (width >= 640px) {
    grid-template-columns: 1fr 1fr;
  }
`

export const forgotten = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  min-height: 2.75rem;
  margin-block: calc(-1 * ${space[3]});
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
