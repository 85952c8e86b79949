import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const title = css`
  font-size: ${fontSize[16]};
`
