import { css } from '@emotion/css'
import { color, decor, fontSize, space, weight } from '../../ui/tokens.ts'

export const table = css`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${space[2]} ${space[1]};
    border-block-end: 1px solid ${decor.line};
    text-align: center;
  }

  & thead th {
    font-size: ${fontSize[14]};
    font-weight: ${weight.medium};
    color: ${color.muted};
    white-space: nowrap;
  }

  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & tbody th {
    font-weight: ${weight.medium};
  }
`

export const explanation = css`
  display: block;
  font-size: ${fontSize[14]};
  font-weight: normal;
  color: ${color.muted};
`
