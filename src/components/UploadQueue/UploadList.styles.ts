import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const list = css`
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]};
  border-bottom: 1px solid ${decor.line};

  & > h2 {
    font-size: ${fontSize[18]};
  }
`

export const items = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const open = css`
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
`
