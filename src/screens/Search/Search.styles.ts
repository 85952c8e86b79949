import { css } from '@emotion/css'
import { color, decor, space } from '../../ui/tokens.ts'

export const search = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};
`

export const back = css`
  margin-inline-start: calc(-1 * ${space[2]});
`

export const heading = css`
  flex: 1 1 14rem;
  min-width: 0;
`

export const title = css`
  overflow-wrap: anywhere;
`

export const total = css`
  min-height: 1.5em;
  color: ${color.muted};
`

export const tools = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-inline-start: auto;

  @media (width < 640px) {
    width: 100%;
    justify-content: space-between;
  }
`

export const layouts = css`
  display: flex;
  gap: ${space[1]};
`

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
  padding-bottom: ${space[5]};
  border-bottom: 1px solid ${decor.line};
`

export const types = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const selects = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};

  & > * {
    /* As wide as the longest option: side by side only where both are fully readable. */
    flex: 1 1 auto;
    min-width: 9.5rem;
  }

  @media (width < 640px) {
    width: 100%;
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
