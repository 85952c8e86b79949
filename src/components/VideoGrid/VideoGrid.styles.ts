import { css } from '@emotion/css'
import { size, space } from '../../ui/tokens.ts'

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.card}), 1fr));
  gap: ${space[6]} ${space[4]};

  &[data-layout='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
`
