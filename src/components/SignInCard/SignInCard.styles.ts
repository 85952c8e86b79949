import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: 28rem;
  padding: ${space[6]} ${space[5]};
  margin-inline: auto;
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const title = css`
  font-size: ${fontSize[22]};
`

export const explanation = css`
  color: ${color.muted};
`

export const form = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const back = css`
  align-self: center;
`
