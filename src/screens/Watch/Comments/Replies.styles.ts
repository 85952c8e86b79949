import { css } from '@emotion/css'
import { space } from '../../../ui/tokens.ts'

export const thread = css`
  display: grid;
  gap: ${space[3]};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-left: calc(-1 * ${space[3]});
`

export const list = css`
  display: grid;
  gap: ${space[4]};

  &:empty {
    display: none;
  }
`

export const more = css`
  justify-self: start;
  margin-left: calc(-1 * ${space[3]});
`
