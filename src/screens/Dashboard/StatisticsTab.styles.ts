import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const tab = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const periods = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[4]};

  /* Labels, figures and hints of one row are aligned, also when a label takes two lines. */
  & > div {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
`

export const title = css`
  margin-bottom: ${space[3]};
  font-size: ${fontSize[18]};
`

export const videos = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const video = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
`

export const picture = css`
  flex: none;
  width: 9rem;
`

export const text = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[1]};
`

export const link = css`
  font-weight: 600;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const facts = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
