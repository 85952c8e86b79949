import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const panel = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const kinds = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const list = css`
  display: grid;
  gap: ${space[4]};
`
