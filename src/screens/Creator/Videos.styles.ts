import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`

export const layouts = css`
  display: flex;
  gap: ${space[1]};
`

export const videos = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[6]} ${space[4]};

  &[data-layout='list'] {
    grid-template-columns: minmax(0, 48rem);
    gap: ${space[5]};
  }

  &[aria-busy] {
    opacity: 0.6;
  }
`
