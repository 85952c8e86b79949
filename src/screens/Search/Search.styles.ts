import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const search = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  @media (width < 640px) {
    gap: ${space[3]};
  }
`

export const groups = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`

export const groupHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const channels = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[4]};
`

export const hashtags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* A long hashtag ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }
`

export const more = css`
  align-self: center;
`

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`

/** No video has what the filters ask for, and there is something else to show. */
export const noVideo = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`
