import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const period = css`
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
  height: 7.25rem;
`

export const plots = css`
  display: grid;
  align-items: start;
  gap: ${space[4]};

  @media (width >= 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const waiting = css`
  height: 20rem;
`

export const section = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[4]};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const title = css`
  font-size: ${fontSize[18]};
`

/** The frame of a plot. */
export const panel = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const name = css`
  font-size: ${fontSize[16]};
`
