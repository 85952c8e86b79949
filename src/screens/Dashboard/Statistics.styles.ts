import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

/** The six figures are in full rows. */
export const statistics = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  /* Labels, figures and hints of one row are aligned, also when a label takes two lines. */
  dl& > div {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  @media (width >= 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (width >= 1440px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
