import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const figures = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  /* Labels, figures and hints of one row are aligned, also when a label takes two lines. */
  & > div {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  @media (width >= 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const card = css`
  height: 7rem;
`

export const plot = css`
  height: 24rem;
`

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const explanation = css`
  max-width: 44rem;
  color: ${color.muted};
  font-size: ${fontSize[14]};
`
